import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const rotacionDeInventarios = lessonsOf('rotacion-de-inventarios', {
  '¿Cuántas vueltas da tu mercancía?': [
    scene(
      'Una vuelta',
      'Compras, vendes y vuelves a comprar: eso es una vuelta. En cada una puedes ganar.',
      timeline('Compras', 'Vendes', 'Vuelves a comprar'),
    ),
    scene(
      'Los datos',
      'La zapatería de Inés vendió en el año zapatos que le costaron $ 480,000.',
      number('pesos', 480_000, 'Costo de ventas del año'),
    ),
    scene(
      'El inventario promedio',
      'Empezó con $ 100,000 y terminó con $ 140,000. En promedio tuvo $ 120,000.',
      formula('(100,000 + 140,000) ÷ 2', '$ 120,000'),
    ),
    scene(
      'La rotación',
      'Divide el costo de lo vendido entre el inventario promedio: dio 4 vueltas en el año.',
      formula('480,000 ÷ 120,000', '4 vueltas'),
    ),
  ],
  'De vueltas a días: cuánto duerme tu dinero': [
    scene(
      'La conversión',
      'Divide los días del año entre las vueltas. Cuatro vueltas son 91 días en el estante.',
      formula('365 ÷ 4', '91 días'),
    ),
    scene(
      'Depende de lo que vendes',
      'La tortilla no espera; el anillo, sí. Estos días son un ejemplo: compárate con negocios como el tuyo.',
      bars('dias', ['Abarrotes', 20], ['Zapatería', 91], ['Joyería', 180]),
    ),
    scene(
      'Si bajas a 73 días',
      'Con 5 vueltas, la zapatería vende lo mismo con $ 96,000 de inventario.',
      formula('480,000 ÷ 5', '$ 96,000'),
    ),
    scene(
      'Lo que libera',
      'Son $ 24,000 que salen del estante y vuelven a la caja, sin pedirle a nadie.',
      formula('120,000 − 96,000', '$ 24,000'),
    ),
  ],
  'Detecta lo que no se mueve': [
    scene(
      'La lista incómoda',
      'Marca lo que lleva más de 90 días sin venderse. En la mercería de Tere son $ 30,000 de $ 100,000.',
      bars('pesos', ['Se mueve', 70_000], ['Dormido', 30_000]),
    ),
    scene(
      'Lo que cuesta guardarlo',
      'Si su préstamo cobra 24 % al año, tener parados $ 30,000 le cuesta $ 600 cada mes.',
      formula('30,000 × 24 % ÷ 12', '$ 600 al mes'),
    ),
    scene(
      'Véndelo aunque duela',
      'Rematar con 25 % de pérdida recupera $ 22,500 que sí puede volver a girar.',
      formula('30,000 × 75 %', '$ 22,500'),
    ),
    scene(
      'Que gire',
      'Si los pone en algo que deje 15 % cada dos meses, en tres vueltas recupera los $ 7,500 perdidos.',
      timeline('Remata', 'Surte lo que gira', 'Revisa a 60 días'),
    ),
  ],
  'Rotar de más también es problema': [
    scene(
      'Siempre vacío',
      'Una farmacia presume 30 vueltas al año, pero cada semana se le acaban los sueros.',
      formula('365 ÷ 30', '12 días'),
    ),
    scene(
      'La venta que no ocurrió',
      'Cinco clientes por semana se van sin comprar $ 180 cada uno.',
      formula('5 × 180 × 4 semanas', '$ 3,600 al mes'),
    ),
    scene(
      'Un poco más de inventario',
      'Con $ 4,000 más en existencia deja de perder esas ventas. A 25 % de margen, gana $ 900 más al mes.',
      formula('3,600 × 25 %', '$ 900'),
    ),
    scene(
      'Busca el equilibrio',
      'Que rote rápido lo caro y lo que caduca; ten de sobra lo barato que hace volver al cliente.',
      timeline('Caro: justo', 'Perecedero: rápido', 'Básico: que sobre'),
    ),
  ],
})
