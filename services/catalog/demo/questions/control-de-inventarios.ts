import { question, right, type TopicQuestions, wrong } from './question.ts'

export const controlDeInventarios: TopicQuestions = {
  tag: 'control-de-inventarios',
  questions: [
    question(
      'Tenías 25 cajas, entraron 40 y vendiste 48. Al contar hay 15. ¿Qué pasó?',
      1,
      3,
      wrong('Todo está bien', '25 + 40 − 48 = 17, y en el estante hay 15.'),
      right('Faltan 2 cajas', 'Deberían quedar 17. Busca un error, una venta sin anotar o un robo.'),
      wrong('Sobran 2 cajas', 'El papel dice 17 y contaste 15: hay menos, no más.'),
    ),
    question(
      'Vendes 8 bultos al día, tu proveedor tarda 4 días y guardas 2 días más por si se atrasa. ¿Con cuántos bultos vuelves a pedir?',
      3,
      3,
      wrong('32', 'Eso dura mientras llega el pedido, pero te falta lo que guardas por si se atrasa.'),
      wrong('16', 'Es solo tu reserva: se acabaría antes de que llegue el pedido.'),
      right('48', '8 × 4 = 32 para la espera, más 8 × 2 = 16 de reserva.'),
    ),
    question(
      'Tu tienda perdió $ 1,200 en mercancía caducada. De cada $ 100 que vende le quedan $ 20. ¿Cuánto debe vender para reponerlos?',
      4,
      3,
      right('$ 6,000', '1,200 ÷ 20 % = 6,000: de esa venta quedan los 1,200.'),
      wrong('$ 1,200', 'De esa venta te quedarían apenas 240.'),
      wrong('$ 2,400', 'Quedarían 480. Divide lo perdido entre lo que te deja cada peso.'),
    ),
  ],
}
