import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const isrEIva = lessonsOf('isr-e-iva', {
  'IVA: el dinero que no es tuyo': [
    scene(
      'Lo que cobras',
      'La papelería de Vero vendió y cobró $ 100,000 más IVA. Esos $ 16,000 no son ingreso suyo.',
      formula('100,000 × 16 %', '$ 16,000'),
    ),
    scene(
      'Lo que pagaste',
      'Compró y pagó mercancía por $ 60,000 más $ 9,600 de IVA, con factura. Ese IVA lo puede acreditar: restar.',
      formula('60,000 × 16 %', '$ 9,600'),
    ),
    scene(
      'Lo que entregas',
      'IVA cobrado menos IVA pagado: eso se entrega a más tardar el día 17 del mes siguiente.',
      formula('16,000 − 9,600', '$ 6,400'),
    ),
    scene(
      'Apártalo el mismo día',
      'Pasa el IVA de cada venta a otra cuenta. El día 17 no tendrás que conseguirlo.',
      bars('pesos', ['Cobrado', 16_000], ['Acreditable', 9_600], ['Por pagar', 6_400]),
    ),
  ],
  '16, 8, 0 y exento: no son lo mismo': [
    scene(
      'La tasa general',
      'La mayoría de las ventas lleva 16 %. En la frontera, un estímulo la ha bajado a 8 %: revisa en el SAT si te aplica.',
      bars('porciento', ['General', 16], ['Frontera, con estímulo', 8], ['Tasa cero', 0]),
    ),
    scene(
      'Tasa 0 %',
      'Por ejemplo, verduras, tortillas y medicinas. No le cobras IVA al cliente y puedes recuperar el de tus gastos.',
      number('porciento', 0, 'IVA de alimentos básicos'),
    ),
    scene(
      'Exento',
      'Por ejemplo, rentar una casa para vivir, sin muebles. No cobras IVA ni puedes acreditar el que pagaste.',
    ),
    scene(
      'Por qué importa',
      'Una verdulería pagó $ 1,600 de IVA en equipo. Con tasa 0 % puede pedirlo de vuelta; si fuera exenta, sería costo.',
      formula('10,000 × 16 %', '$ 1,600 a favor'),
    ),
  ],
  'ISR: pagas por lo que ganas, no por lo que vendes': [
    scene(
      'En el régimen general',
      'Una carpintería cobró $ 90,000 y tuvo deducciones por $ 70,000. El impuesto parte de la utilidad.',
      formula('90,000 − 70,000', '$ 20,000'),
    ),
    scene(
      'Para deducir hacen falta tres cosas',
      'Que el gasto sea indispensable para el negocio, que tenga CFDI y que se pague como pide la ley.',
      timeline('Indispensable', 'Con CFDI', 'Bien pagado'),
    ),
    scene(
      'Cuidado con el efectivo',
      'Para deducirlos, los gastos de más de $ 2,000 van por transferencia, tarjeta o cheque. La gasolina, siempre.',
      number('pesos', 2_000, 'Tope en efectivo para deducir'),
    ),
    scene(
      'Lo que pierdes sin factura',
      'Una empresa paga 30 % de ISR: un gasto de $ 5,000 sin CFDI le cuesta $ 1,500 más de impuesto.',
      formula('5,000 × 30 %', '$ 1,500'),
    ),
  ],
  'Aparta tus impuestos antes de gastarlos': [
    scene(
      'Tres cuentas',
      'Una para operar, una para impuestos y una para ti. El dinero con nombre no se gasta solo.',
      timeline('Operación', 'Impuestos', 'Tu sueldo'),
    ),
    scene(
      'Cuánto apartar',
      'El taller de Memo está en RESICO y cobra $ 58,000 con IVA: $ 50,000 son venta y $ 8,000 IVA.',
      formula('58,000 ÷ 1.16', '$ 50,000'),
    ),
    scene(
      'Su parte de impuestos',
      'Aparta los $ 8,000 de IVA y $ 550 de ISR, el 1.1 % de su venta. Después restará el IVA de sus compras.',
      formula('8,000 + 550', '$ 8,550'),
    ),
    scene(
      'El día 17, sin susto',
      'Resta $ 4,800 de IVA de sus compras y paga $ 3,750. Como apartó de más, le sobran $ 4,800.',
      bars('pesos', ['Apartó', 8_550], ['Pagó', 3_750]),
    ),
  ],
})
