import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const isrEIva = lessonsOf('isr-e-iva', {
  'IVA: el dinero que no es tuyo': [
    scene(
      'Lo que cobras',
      'La papelería de Vero vendió $ 100,000 más IVA. Cobró $ 16,000 que son del fisco.',
      formula('100,000 × 16 %', '$ 16,000'),
    ),
    scene(
      'Lo que pagaste',
      'Compró mercancía por $ 60,000 más $ 9,600 de IVA, con factura.',
      formula('60,000 × 16 %', '$ 9,600'),
    ),
    scene(
      'Lo que entregas',
      'IVA cobrado menos IVA pagado: eso se declara el mes siguiente.',
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
      'La mayoría de ventas y servicios lleva 16 %. En regiones fronterizas hay un estímulo que la baja a 8 %.',
      bars('porciento', ['General', 16], ['Frontera', 8], ['Tasa cero', 0]),
    ),
    scene(
      'Tasa 0 %',
      'Frutas, verduras, tortillas y medicinas de patente. No cobras IVA, pero sí recuperas el de tus gastos.',
      number('porciento', 0, 'IVA de alimentos básicos'),
    ),
    scene(
      'Exento',
      'La venta de una casa o de un libro. No cobras IVA y tampoco puedes acreditar el que pagaste.',
    ),
    scene(
      'Por qué importa',
      'Una verdulería paga $ 1,600 de IVA en equipo: a tasa 0 puede pedir su devolución. Si fuera exenta, sería costo.',
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
      'Que el gasto sea necesario para el negocio, que tenga CFDI y que esté pagado como pide la ley.',
      timeline('Necesario', 'Con CFDI', 'Bien pagado'),
    ),
    scene(
      'Cuidado con el efectivo',
      'Los pagos de más de $ 2,000 deben ir por transferencia, tarjeta o cheque. La gasolina, siempre.',
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
      'Aparta los $ 8,000 y además $ 550 de ISR. Después restará el IVA de sus compras.',
      formula('8,000 + 550', '$ 8,550'),
    ),
    scene(
      'El día 17, sin susto',
      'Con $ 4,800 de IVA acreditable termina pagando $ 3,750. Le sobran $ 4,800 apartados.',
      bars('pesos', ['Apartó', 8_550], ['Pagó', 3_750]),
    ),
  ],
})
