import { question, right, type TopicQuestions, wrong } from './question.ts'

export const balanceGeneral: TopicQuestions = {
  tag: 'balance-general',
  questions: [
    question(
      'Tu negocio tiene $ 210,000 entre caja, mercancía y equipo, y debe $ 80,000. ¿Cuánto es tuyo?',
      1,
      3,
      wrong('$ 210,000', 'Eso es todo lo que tiene el negocio. Una parte se debe.'),
      wrong('$ 290,000', 'Sumaste la deuda. Lo que se debe le resta a lo tuyo.'),
      right('$ 130,000', '210,000 − 80,000 = 130,000. Se llama capital contable.'),
    ),
    question(
      'Debes $ 60,000 a 24 meses y este año pagas $ 30,000. ¿Cuánto va en corto plazo?',
      2,
      3,
      right('$ 30,000', 'Lo que pagas en los próximos 12 meses es de corto plazo; lo demás, de largo.'),
      wrong('$ 60,000', 'Solo la parte que vence en 12 meses es de corto plazo.'),
      wrong(
        'Nada, porque el crédito es a 24 meses',
        'Lo que cuenta es cuándo se paga cada parte, y 30,000 se pagan este año.',
      ),
    ),
    question(
      'Una vitrina te costó $ 12,000, dura 6 años y ya pasaron 2. ¿Cuánto pones en tu balance?',
      3,
      2,
      wrong('$ 12,000', 'Eso costó nueva. Cada año de uso pierde una parte de su valor.'),
      right('$ 8,000', 'Pierde 2,000 por año: 12,000 − 4,000 = 8,000.'),
      wrong('$ 4,000', 'Eso es lo que ya perdió en dos años, no lo que le queda.'),
    ),
  ],
}
