import type { AmountField } from '@semaforo/contracts'

/** Label, meaning and example of each field. The labels are the specification's. */
export const fields = {
  activo_corriente: {
    label: 'Activos corrientes',
    help: 'Lo que es dinero o se vuelve dinero en menos de un año: caja, bancos, lo que te deben y tu inventario.',
    example: '150,000.00',
  },
  pasivo_corriente: {
    label: 'Pasivos corrientes',
    help: 'Lo que tienes que pagar en menos de un año: proveedores, impuestos, sueldos y la parte de tus créditos que vence pronto.',
    example: '80,000.00',
  },
  total_activos: {
    label: 'Total de activos',
    help: 'Todo lo que tiene tu negocio: los activos corrientes más local, equipo, vehículos y lo demás.',
    example: '400,000.00',
  },
  total_pasivos: {
    label: 'Total de pasivos',
    help: 'Todo lo que debe tu negocio, a corto y a largo plazo.',
    example: '180,000.00',
  },
  costo_ventas: {
    label: 'Costo de ventas',
    help: 'Lo que te costó la mercancía o lo que produjiste y vendiste en el periodo. Sin renta, sueldos de oficina ni intereses.',
    example: '300,000.00',
  },
  ventas_totales: {
    label: 'Ventas totales',
    help: 'Todo lo que vendiste en el periodo, de contado y a crédito, sin IVA.',
    example: '500,000.00',
  },
  inventario_inicial: {
    label: 'Inventario inicial',
    help: 'Lo que valía tu mercancía, a precio de costo, el primer día del periodo.',
    example: '80,000.00',
  },
  inventario_final: {
    label: 'Inventario final',
    help: 'Lo que valía tu mercancía, a precio de costo, el último día del periodo.',
    example: '104,000.00',
  },
  ventas_credito: {
    label: 'Ventas a credito',
    help: 'La parte de tus ventas del periodo que no te pagaron en el momento. Si todo es de contado, escribe 0.',
    example: '200,000.00',
  },
  cuentas_por_cobrar: {
    label: 'Cuentas por cobrar',
    help: 'Lo que tus clientes te deben al final del periodo. Si nadie te debe, escribe 0.',
    example: '30,000.00',
  },
} satisfies Record<AmountField, { label: string; help: string; example: string }>
