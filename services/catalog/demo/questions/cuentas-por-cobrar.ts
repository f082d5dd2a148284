import { question, right, type TopicQuestions, wrong } from './question.ts'

export const cuentasPorCobrar: TopicQuestions = {
  tag: 'cuentas-por-cobrar',
  questions: [
    question(
      'Te deben $ 60,000, y $ 24,000 ya están vencidos. ¿Qué parte de tu dinero ya debía estar en tu caja?',
      1,
      3,
      wrong('60 %', 'Eso es lo que va al corriente. Lo atrasado son 24,000.'),
      right('40 %', '24,000 ÷ 60,000 = 40 %: cuarenta centavos de cada peso.'),
      wrong('Todo', 'Lo que va al corriente todavía no vence: no tenía que llegar aún.'),
    ),
    question(
      'Das 30 días de plazo y, en promedio, te pagan a los 50. ¿Qué estás haciendo?',
      2,
      3,
      wrong('Ganar intereses por 20 días', 'Si no los cobras, no los ganas: esos días los pones tú.'),
      wrong('Nada raro, así son los clientes', 'Cuesta: ese dinero falta en tu caja durante 20 días.'),
      right('Prestarles gratis 20 días más', '50 − 30 = 20 días que financias tú.'),
    ),
    question(
      'Tu factura venció hace una semana y no responden los mensajes. ¿Qué sigue?',
      3,
      3,
      right(
        'Llamar y pedir fecha y cantidad exactas',
        'Por teléfono se acuerda mejor. Después confírmalo por mensaje.',
      ),
      wrong('Mandar otro mensaje igual', 'Si ya no contestan, uno más se pierde. Toca llamar.'),
      wrong('Venderle más para no perderlo', 'Más crédito a quien no paga hace crecer el hueco.'),
    ),
  ],
}
