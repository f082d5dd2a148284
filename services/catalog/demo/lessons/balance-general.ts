import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const balanceGeneral = lessonsOf('balance-general', {
  'Tu balance en tres cajones': [
    scene(
      'Cajón 1: lo que tienes',
      'La fonda de Carmen suma caja, mercancía, mesas y estufa: $ 160,000. Son sus activos.',
      bars('pesos', ['Caja', 20_000], ['Mercancía', 15_000], ['Equipo', 125_000]),
    ),
    scene(
      'Cajón 2: lo que debes',
      'Debe $ 10,000 a proveedores y $ 50,000 del préstamo de la cocina. Son sus pasivos.',
      bars('pesos', ['Proveedores', 10_000], ['Préstamo', 50_000]),
    ),
    scene(
      'Cajón 3: lo tuyo',
      'Lo que tiene menos lo que debe es de Carmen. Se llama capital contable.',
      formula('160,000 − 60,000', '$ 100,000'),
    ),
    scene(
      'Siempre cuadra',
      'Activo es igual a pasivo más capital. Si no te cuadra, falta anotar algo que tienes o que debes.',
      formula('60,000 + 100,000', '$ 160,000'),
    ),
  ],
  'Corto o largo plazo: ordena por fechas': [
    scene(
      'La frontera es un año',
      'Lo que se vuelve efectivo o se paga en 12 meses es corriente, o de corto plazo. Lo demás es de largo plazo.',
      timeline('Hoy', '12 meses', 'Más de 12 meses'),
    ),
    scene(
      'Los activos de un taller',
      'Caja, refacciones y cobros pendientes son corrientes. La rampa y el compresor son fijos: se usan por años.',
      bars('pesos', ['Corriente', 70_000], ['Fijo', 180_000]),
    ),
    scene(
      'Un préstamo en dos partes',
      'Debe $ 90,000 a 36 meses. Lo que paga este año, $ 30,000, es de corto plazo; el resto, de largo.',
      bars('pesos', ['Este año', 30_000], ['Después', 60_000]),
    ),
    scene(
      'Para qué sirve',
      'Así ves si lo que vence pronto se paga con dinero que llega pronto. Si no, hay que moverse.',
    ),
  ],
  'Haz tu primer balance hoy en la tarde': [
    scene(
      'Cuenta y pesa',
      'Escoge una fecha. Cuenta la caja, mira el banco y haz la lista de tu mercancía al costo, no al precio de venta.',
      timeline('Caja y banco', 'Mercancía al costo', 'Lo que te deben'),
    ),
    scene(
      'Tu equipo vale menos cada año',
      'Una vitrina de $ 20,000 que dura 10 años pierde $ 2,000 cada año. A los 3 años vale $ 14,000 en tu balance.',
      formula('20,000 − (2,000 × 3)', '$ 14,000'),
    ),
    scene(
      'Anota cada deuda',
      'Proveedores, tarjetas, préstamos de familiares, impuestos por pagar. Si lo debes, va.',
      timeline('Proveedores', 'Tarjetas', 'Préstamos', 'Impuestos'),
    ),
    scene(
      'Resta y guarda',
      'Activos de $ 134,000 menos deudas de $ 49,000: tu capital es $ 85,000. Repítelo cada mes y verás tu avance.',
      formula('134,000 − 49,000', '$ 85,000'),
    ),
  ],
  'Qué mira un banco en tu balance': [
    scene(
      'La misma foto, otros ojos',
      'Una papelería pide crédito. Tiene activos de $ 300,000, deudas de $ 120,000 y capital de $ 180,000.',
      bars('pesos', ['Activos', 300_000], ['Deudas', 120_000], ['Capital', 180_000]),
    ),
    scene(
      '¿Cuánto es prestado?',
      'Deudas entre activos: 40 centavos de cada peso del negocio son de alguien más.',
      formula('120,000 ÷ 300,000', '40 %'),
    ),
    scene(
      '¿Puedes pagar lo que vence?',
      'Tiene $ 150,000 que serán efectivo en un año y $ 80,000 que vencen en ese plazo: los cubre 1.88 veces.',
      number('veces', 1.88, 'Veces que cubre lo que vence'),
    ),
    scene(
      '¿El dueño le apuesta?',
      'Si el capital crece cada año, el banco ve que dejas utilidades dentro. Es una buena carta de presentación.',
      bars('pesos', ['Hace 2 años', 130_000], ['Hace 1 año', 155_000], ['Hoy', 180_000]),
    ),
  ],
})
