import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const capitalDeTrabajo = lessonsOf('capital-de-trabajo', {
  'Capital de trabajo: el aire de tu negocio': [
    scene(
      'Lo que se vuelve efectivo pronto',
      'La tienda de Toño suma caja, inventario y lo que le deben: $ 120,000. Se llama activo corriente.',
      bars('pesos', ['Caja', 20_000], ['Inventario', 75_000], ['Por cobrar', 25_000]),
    ),
    scene(
      'Lo que hay que pagar pronto',
      'En menos de un año debe pagar $ 85,000: proveedores, impuestos y parte del préstamo. Es su pasivo corriente.',
      bars('pesos', ['Proveedores', 55_000], ['Impuestos', 10_000], ['Préstamo', 20_000]),
    ),
    scene(
      'La resta que importa',
      'Activo corriente menos pasivo corriente: lo que le queda libre para operar.',
      formula('120,000 − 85,000', '$ 35,000'),
    ),
    scene(
      'Cómo leerlo',
      'Si es positivo, hay aire. Si es negativo, estás pagando la operación con deudas que vencen antes de que cobres.',
    ),
  ],
  'El viaje de tu dinero: de la compra al cobro': [
    scene(
      'Primero pagas',
      'La carpintería de Nora compra madera y su proveedor le da 15 días para pagarla. El reloj ya corre.',
      timeline('Compras', 'Pagas (día 15)', 'Vendes (día 40)', 'Cobras (día 70)'),
    ),
    scene(
      'Luego fabricas y vendes',
      'El mueble sale a los 40 días y el cliente paga 30 días después: el dinero vuelve el día 70.',
      bars('dias', ['Inventario', 40], ['Cobro', 30], ['Proveedor', 15]),
    ),
    scene(
      'El ciclo de efectivo',
      'Días de inventario más días de cobro, menos días que te fía el proveedor.',
      formula('40 + 30 − 15', '55 días'),
    ),
    scene(
      'Lo que eso cuesta',
      'Si gasta $ 1,200 diarios en operar, necesita $ 66,000 para aguantar esos 55 días.',
      formula('$ 1,200 × 55 días', '$ 66,000'),
    ),
  ],
  'Libera dinero sin pedir prestado': [
    scene(
      'Tres llaves',
      'Puedes vender más rápido el inventario, cobrar antes o negociar más plazo con tu proveedor.',
      timeline('Inventario más ágil', 'Cobro más corto', 'Pago más largo'),
    ),
    scene(
      'Baja el inventario',
      'La papelería de Iris tenía $ 90,000 en mercancía. Liquidó lo lento y se quedó con $ 70,000.',
      bars('pesos', ['Antes', 90_000], ['Después', 70_000]),
    ),
    scene(
      'Cobra cinco días antes',
      'Vende a crédito $ 2,000 diarios. Acortar el cobro cinco días pone $ 10,000 de regreso en la caja.',
      formula('$ 2,000 × 5 días', '$ 10,000'),
    ),
    scene(
      'Lo que liberó',
      'Sin banco y sin intereses, Iris tiene $ 30,000 más para surtir el regreso a clases.',
      number('pesos', 30_000, 'Efectivo liberado'),
    ),
  ],
  'Crecer también cansa: prepara tu capital': [
    scene(
      'Vender más pide más capital',
      'Un salón que vende productos a crédito necesita $ 40,000 de capital de trabajo para vender $ 100,000 al mes.',
      number('porciento', 40, 'Capital entre ventas del mes'),
    ),
    scene(
      'Haz la proporción',
      'Si planea vender $ 150,000 al mes y nada más cambia, necesitará 40 % de esa cifra.',
      formula('$ 150,000 × 40 %', '$ 60,000'),
    ),
    scene(
      'El faltante',
      'Le faltan $ 20,000 antes de crecer. Si no los planea, vender más puede dejarlo sin caja.',
      bars('pesos', ['Tiene', 40_000], ['Necesitará', 60_000]),
    ),
    scene(
      'De dónde puede salir',
      'Utilidades que no retiras, anticipos de clientes o más plazo del proveedor. El préstamo va al final de la lista.',
      timeline('Utilidad guardada', 'Anticipos', 'Plazo del proveedor', 'Préstamo'),
    ),
  ],
})
