import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const margenDeUtilidad = lessonsOf('margen-de-utilidad', {
  'Margen no es lo que le sumas al costo': [
    scene(
      'El malentendido',
      'Pilar compra cuadernos a $ 20, les suma 30 % y los vende en $ 26. Cree que su margen es de 30 %.',
      formula('20 + 30 %', '$ 26'),
    ),
    scene(
      'El margen se mide sobre el precio',
      'Gana $ 6 de cada $ 26 que vende. Su margen de verdad es de 23.1 %.',
      formula('6 ÷ 26', '23.1 %'),
    ),
    scene(
      'Para tener 30 % de verdad',
      'Divide el costo entre 0.70. El precio debe ser de $ 28.57.',
      formula('20 ÷ 0.70', '$ 28.57'),
    ),
    scene(
      'La diferencia al mes',
      'En 1,000 cuadernos son $ 2,570 más, si vende los mismos. Todo por dividir en vez de sumar.',
      bars('pesos', ['A $ 26.00', 6_000], ['A $ 28.57', 8_570]),
    ),
  ],
  'Tres márgenes, tres preguntas': [
    scene(
      'Bruto: ¿compro y produzco bien?',
      'De $ 100,000 de ventas, una fonda gasta $ 40,000 en ingredientes. Margen bruto: 60 %.',
      formula('60,000 ÷ 100,000', '60 %'),
    ),
    scene(
      'De operación: ¿controlo mis gastos?',
      'Renta, sueldos y gas suman $ 45,000. Quedan $ 15,000.',
      formula('15,000 ÷ 100,000', '15 %'),
    ),
    scene(
      'Neto: ¿qué me llevo?',
      'Después de intereses e impuestos quedan $ 9,000: nueve centavos de cada peso.',
      formula('9,000 ÷ 100,000', '9 %'),
    ),
    scene(
      'Encuentra la fuga',
      'Si el bruto está sano y el neto no, busca primero en los gastos y en la deuda, no en el precio.',
      bars('porciento', ['Bruto', 60], ['Operación', 15], ['Neto', 9]),
    ),
  ],
  'El producto que más vendes quizá no es el que más deja': [
    scene(
      'El campeón de ventas',
      'En la tienda de Toño el refresco vende $ 20,000 al mes con margen de 12 %.',
      formula('20,000 × 12 %', '$ 2,400'),
    ),
    scene(
      'El callado',
      'Las botanas a granel venden $ 9,000, pero su margen es de 40 %.',
      formula('9,000 × 40 %', '$ 3,600'),
    ),
    scene(
      'Compara pesos, no orgullo',
      'Lo que menos vende le deja 50 % más dinero.',
      bars('pesos', ['Refresco', 2_400], ['Botanas', 3_600]),
    ),
    scene(
      'Úsalo a tu favor',
      'No quites el refresco: trae gente. Pon las botanas junto a la hielera y ofrece el combo.',
      timeline('Calcula por producto', 'Acércalos', 'Mide un mes'),
    ),
  ],
  'Tres ajustes pequeños que suman a tu utilidad': [
    scene(
      'Así está hoy',
      'Una refaccionaria vende $ 200,000 y gana $ 10,000 antes de impuestos: 5 % de lo que vende.',
      number('porciento', 5, 'Margen antes de impuestos'),
    ),
    scene(
      'Un poco de precio',
      'Si sube 2 % en promedio y conserva sus ventas en piezas, gana $ 4,000 más.',
      formula('200,000 × 2 %', '$ 4,000'),
    ),
    scene(
      'Un poco de costo',
      'Si consigue 3 % de descuento en compras de $ 130,000, son $ 3,900 más.',
      formula('130,000 × 3 %', '$ 3,900'),
    ),
    scene(
      'Un poco de gasto',
      'Recorta $ 2,100 en fletes y luz. Si logra los tres ajustes, su utilidad antes de impuestos se duplica.',
      formula('10,000 + 4,000 + 3,900 + 2,100', '$ 20,000'),
    ),
  ],
})
