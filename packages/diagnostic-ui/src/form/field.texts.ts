import type { AmountField } from '@semaforo/contracts'

/** Each field: its label, which is the specification's, its meaning, what balances call it as well, and an example. */
export const fields = {
  activo_corriente: {
    label: 'Activos corrientes',
    ask: '¿Qué son los activos corrientes?',
    help: 'Lo que es dinero o se vuelve dinero en menos de un año: caja, bancos, lo que te deben y tu inventario.',
    also: 'También: activo circulante o activo a corto plazo.',
    example: '150,000.00',
  },
  pasivo_corriente: {
    label: 'Pasivos corrientes',
    ask: '¿Qué son los pasivos corrientes?',
    help: 'Lo que tienes que pagar en menos de un año: proveedores, impuestos, sueldos y la parte de tus créditos que vence pronto.',
    also: 'También: pasivo circulante o pasivo a corto plazo.',
    example: '80,000.00',
  },
  total_activos: {
    label: 'Total de activos',
    ask: '¿Qué es el total de activos?',
    help: 'Todo lo que tiene tu negocio: los activos corrientes más local, equipo, vehículos y lo demás.',
    also: 'También: activo total o suma del activo.',
    example: '400,000.00',
  },
  total_pasivos: {
    label: 'Total de pasivos',
    ask: '¿Qué es el total de pasivos?',
    help: 'Todo lo que debe tu negocio, a corto y a largo plazo.',
    also: 'También: pasivo total o suma del pasivo, sin el capital.',
    example: '180,000.00',
  },
  costo_ventas: {
    label: 'Costo de ventas',
    ask: '¿Qué es el costo de ventas?',
    help: 'Lo que te costó la mercancía o lo que produjiste y vendiste en el periodo. Sin renta, sueldos de oficina ni intereses.',
    also: 'También: costo de lo vendido.',
    example: '300,000.00',
  },
  ventas_totales: {
    label: 'Ventas totales',
    ask: '¿Qué son las ventas totales?',
    help: 'Todo lo que vendiste en el periodo, de contado y a crédito, sin IVA.',
    also: 'También: ventas netas o ingresos.',
    example: '500,000.00',
  },
  inventario_inicial: {
    label: 'Inventario inicial',
    ask: '¿Qué es el inventario inicial?',
    help: 'Lo que valía tu mercancía, a precio de costo, el primer día del periodo.',
    also: 'También: almacén o mercancías al inicio.',
    example: '80,000.00',
  },
  inventario_final: {
    label: 'Inventario final',
    ask: '¿Qué es el inventario final?',
    help: 'Lo que valía tu mercancía, a precio de costo, el último día del periodo.',
    also: 'También: almacén, mercancías o inventarios en tu balance.',
    example: '104,000.00',
  },
  ventas_credito: {
    label: 'Ventas a credito',
    ask: '¿Qué son las ventas a crédito?',
    help: 'La parte de tus ventas del periodo que no te pagaron en el momento. Si todo es de contado, escribe 0.',
    also: 'También: ventas a plazos.',
    example: '200,000.00',
  },
  cuentas_por_cobrar: {
    label: 'Cuentas por cobrar',
    ask: '¿Qué son las cuentas por cobrar?',
    help: 'Lo que tus clientes te deben al final del periodo. Si nadie te debe, escribe 0.',
    also: 'También: clientes o cartera.',
    example: '30,000.00',
  },
} satisfies Record<AmountField, { label: string; ask: string; help: string; also: string; example: string }>
