import { question, right, type TopicQuestions, wrong } from './question.ts'

export const razonDeLiquidez: TopicQuestions = {
  tag: 'razon-de-liquidez',
  questions: [
    question(
      'Tu tienda suma $ 90,000 de caja, mercancía y cobros, y debe $ 60,000 a menos de un año. ¿Cuál es su razón de liquidez?',
      1,
      2,
      wrong('0.67', 'Dividiste al revés: arriba va lo que tienes y abajo lo que debes.'),
      right('1.5', '90,000 ÷ 60,000 = 1.5: por cada peso que debes tienes un peso con cincuenta.'),
      wrong('$ 30,000', 'Eso es lo que te sobra. La razón se saca dividiendo, no restando.'),
    ),
    question(
      'Tu razón bajó a 0.75. ¿Qué la sube sin vender más?',
      2,
      3,
      right(
        'Acordar que una parte de la deuda venza en más de un año',
        'Lo que vence pronto baja, y con la misma caja la razón sube.',
      ),
      wrong(
        'Pagar con un préstamo que vence en tres meses',
        'Cambias una deuda corta por otra igual de corta: la razón se queda donde está.',
      ),
      wrong(
        'Comprar más mercancía a crédito de 30 días',
        'Sube lo que tienes, pero también lo que debes pronto, y el hueco sigue ahí.',
      ),
    ),
    question(
      'Una papelería tiene una razón de 4.0. ¿Qué le conviene hacer?',
      3,
      4,
      wrong('Nada: entre más alta, mejor', 'Una razón muy alta puede esconder dinero que no trabaja.'),
      wrong(
        'Pedir un crédito corto para bajarla',
        'Deber más no arregla nada. Primero mira en qué tienes metido el dinero.',
      ),
      right(
        'Revisar si su mercancía se vende y si le van a pagar',
        'Así sabe si su activo vale lo que dice o está quieto en los anaqueles.',
      ),
    ),
  ],
}
