import { question, right, type TopicQuestions, wrong } from './question.ts'

export const presupuestoDelNegocio: TopicQuestions = {
  tag: 'presupuesto-del-negocio',
  questions: [
    question(
      'Tus ventas de tres meses fueron $ 30,000, $ 36,000 y $ 33,000. ¿Con qué venta empiezas tu presupuesto?',
      1,
      1,
      wrong('$ 36,000, la mejor', 'Si planeas con tu mejor mes, casi siempre te va a faltar.'),
      right('$ 33,000, el promedio', '(30,000 + 36,000 + 33,000) ÷ 3 = 33,000: un buen punto de partida.'),
      wrong('$ 99,000, la suma', 'Eso vendiste en tres meses, y el presupuesto es de uno.'),
    ),
    question(
      'Planeaste gastar $ 10,000 en fletes y gastaste $ 13,000. ¿Qué haces?',
      2,
      4,
      right(
        'Preguntar por qué: es 30 % más',
        '3,000 ÷ 10,000 = 30 %. Lo que pasa de 10 % se investiga primero.',
      ),
      wrong('Nada, $ 3,000 no es tanto', 'Es 30 % más de lo planeado. Si sigue así, se come tu ganancia.'),
      wrong('Cambiar el plan a $ 13,000', 'Puede ser, pero primero averigua qué pasó.'),
    ),
    question(
      'De cada $ 100 te quedan $ 40 y pagas $ 20,000 fijos. En un mes malo vendes $ 45,000. ¿Qué te espera?',
      3,
      3,
      wrong('Ganar $ 25,000', 'Restaste los gastos fijos a la venta, sin contar los costos variables.'),
      wrong('Salir tablas', '45,000 × 40 % = 18,000: no alcanza para 20,000.'),
      right('Perder $ 2,000', '45,000 × 40 % − 20,000 = −2,000. Ya sabes qué colchón necesitas.'),
    ),
  ],
}
