import { question, right, type TopicQuestions, wrong } from './question.ts'

export const margenDeUtilidad: TopicQuestions = {
  tag: 'margen-de-utilidad',
  questions: [
    question(
      'Compras un libro en $ 60 y lo vendes en $ 80. ¿Cuál es tu margen?',
      1,
      2,
      wrong('33 %', 'Eso ganas sobre el costo. El margen se mide sobre el precio.'),
      right('25 %', 'Ganas 20 de cada 80 que vendes: 20 ÷ 80 = 25 %.'),
      wrong('75 %', 'Esa es la parte del precio que se va en el costo.'),
    ),
    question(
      'Tu margen bruto es de 55 %, pero el neto es de 2 %. ¿Dónde buscas primero?',
      2,
      4,
      wrong('En el precio de venta', 'Tu margen bruto está sano: el precio y el costo van bien.'),
      wrong('En el proveedor', 'Lo que pagas al proveedor ya está en el margen bruto, y ese va bien.'),
      right(
        'En los gastos y en la deuda',
        'Entre el bruto y el neto están la renta, los sueldos y los intereses.',
      ),
    ),
    question(
      'El café vende $ 15,000 al mes con margen de 20 %; los panes, $ 8,000 con 50 %. ¿Cuál te deja más?',
      3,
      2,
      right('Los panes', '8,000 × 50 % = 4,000, contra 15,000 × 20 % = 3,000 del café.'),
      wrong('El café', 'Vende casi el doble, pero deja 3,000: menos que los panes.'),
      wrong('Los dos lo mismo', 'Multiplica la venta por su margen: 3,000 y 4,000.'),
    ),
  ],
}
