import { question, right, type TopicQuestions, wrong } from './question.ts'

export const fijacionDePrecios: TopicQuestions = {
  tag: 'fijacion-de-precios',
  questions: [
    question(
      'Un mueble te cuesta $ 1,400 ya con todo. Quieres quedarte con 30 % del precio. ¿En cuánto lo vendes, más IVA?',
      1,
      4,
      wrong('$ 1,820', 'Le sumaste 30 % al costo. De 1,820 te queda solo 23 %.'),
      right('$ 2,000', '1,400 ÷ 0.70 = 2,000: te quedan 600, que son 30 % del precio.'),
      wrong('$ 4,667', 'Dividiste entre 0.30. Divide entre lo que no es tu ganancia: 0.70.'),
    ),
    question(
      'Vendes una blusa en $ 200 y te cuesta $ 120. Si la rebajas a $ 160, ¿cuántas debes vender para ganar lo mismo que con 30?',
      3,
      3,
      wrong('36', 'Cada una deja la mitad que antes: 40 en lugar de 80. Un poco más no basta.'),
      wrong('30', 'Con el mismo número ganas la mitad: 1,200 en vez de 2,400.'),
      right('60', 'Antes ganabas 30 × 80 = 2,400. Ahora cada una deja 40: hacen falta 60.'),
    ),
    question(
      'Cobras $ 348 con IVA incluido. ¿Cuánto es tu venta sin IVA?',
      4,
      3,
      right('$ 300', '348 ÷ 1.16 = 300. Los otros 48 son IVA y solo pasan por tus manos.'),
      wrong('$ 292.32', 'Le quitaste 16 % al total. El IVA se calculó sobre el precio sin IVA: se divide.'),
      wrong('$ 348', 'Una parte de eso es IVA y no es tuya.'),
    ),
  ],
}
