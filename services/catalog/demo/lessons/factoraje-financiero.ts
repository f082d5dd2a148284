import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const factorajeFinanciero = lessonsOf('factoraje-financiero', {
  'Convierte una factura en efectivo': [
    scene(
      'La espera',
      'La carpintería de Nora vendió muebles a un hotel por $ 100,000. Le pagan en 60 días.',
      number('pesos', 100_000, 'Factura a 60 días'),
    ),
    scene(
      'El adelanto',
      'Una empresa de factoraje le anticipa 90 % hoy. Ese porcentaje se llama aforo.',
      formula('100,000 × 90 %', '$ 90,000'),
    ),
    scene(
      'El costo',
      'Cobra 24 % anual por los 60 días: descuenta $ 3,600. Pregunta si hay comisiones o IVA aparte.',
      formula('90,000 × 24 % × 60 ÷ 360', '$ 3,600'),
    ),
    scene(
      'El final',
      'Nora recibe $ 86,400 hoy. Cuando el hotel paga, le devuelven los $ 10,000 que quedaron guardados.',
      bars('pesos', ['Hoy', 86_400], ['En 60 días', 10_000], ['Costo', 3_600]),
    ),
  ],
  'Con recurso o sin recurso: ¿quién pierde si no pagan?': [
    scene(
      'Con recurso',
      'Si tu cliente no paga, tú devuelves el dinero. Es más barato porque el riesgo sigue siendo tuyo.',
    ),
    scene(
      'Sin recurso',
      'Si tu cliente no paga por insolvencia, la pérdida es de la empresa de factoraje. Por eso cuesta más.',
      bars('porciento', ['Con recurso', 22], ['Sin recurso', 28]),
    ),
    scene(
      'En pesos',
      'En $ 90,000 a 60 días la diferencia es de $ 900. Es el precio de pasarle ese riesgo.',
      formula('90,000 × 6 % × 60 ÷ 360', '$ 900'),
    ),
    scene(
      'Cómo elegir',
      'Con un cliente sólido puede bastar con recurso. Si es nuevo o la factura es enorme, cotiza sin recurso.',
      timeline('¿Conoces al cliente?', '¿Aguantas perderla?', 'Elige'),
    ),
  ],
  '¿Factoraje o esperar? Haz la cuenta': [
    scene(
      'La oportunidad',
      'Un proveedor le da a Chuy 5 % de descuento si paga hoy $ 80,000 de papel.',
      formula('80,000 × 5 %', '$ 4,000'),
    ),
    scene(
      'Lo que cuesta el adelanto',
      'Adelantar $ 80,000 de facturas por 45 días, a 26 % anual, le cuesta $ 2,600.',
      formula('80,000 × 26 % × 45 ÷ 360', '$ 2,600'),
    ),
    scene(
      'La diferencia',
      'Ahorra $ 4,000 y paga $ 2,600: sale ganando $ 1,400. Adelantar le conviene.',
      bars('pesos', ['Ahorra', 4_000], ['Cuesta', 2_600]),
    ),
    scene(
      'Cuándo no conviene',
      'Si es para pagar los gastos de siempre, cada mes empezarás con menos. Mejor acorta tu plazo de cobro.',
    ),
  ],
  'Cadenas productivas: factoraje con grandes clientes': [
    scene(
      'Si le vendes a un grande',
      'Algunas empresas grandes y dependencias publican lo que te deben en Cadenas Productivas, de Nafin.',
      timeline('Entregas', 'Publican', 'Eliges', 'Te depositan'),
    ),
    scene(
      'Tú decides cuál adelantar',
      'Tienes tres facturas. Para la nómina te basta adelantar una, la de $ 40,000.',
      bars('pesos', ['Factura 1', 40_000], ['Factura 2', 25_000], ['Factura 3', 60_000]),
    ),
    scene(
      'El costo',
      'Adelantar $ 40,000 por 30 días, a 18 % anual, cuesta $ 600.',
      formula('40,000 × 18 % × 30 ÷ 360', '$ 600'),
    ),
    scene(
      'Por qué suele ser más barato',
      'Quien adelanta mide el riesgo de tu cliente, no el tuyo. Antes de negociar el plazo, pregúntale si participa.',
    ),
  ],
})
