import { question, right, type TopicQuestions, wrong } from './question.ts'

export const creditoPyme: TopicQuestions = {
  tag: 'credito-pyme',
  questions: [
    question(
      'Un préstamo tiene tasa de 20 % y CAT de 36 %; otro, tasa de 25 % y CAT de 30 %, por el mismo monto y plazo. ¿Cuál sale más barato?',
      1,
      4,
      wrong('El de tasa de 20 %', 'La tasa no cuenta comisiones ni seguros: con ellos cuesta 36 %.'),
      right('El de CAT de 30 %', 'El CAT reúne intereses, comisiones y seguros obligatorios: compara ese.'),
      wrong('No se puede saber', 'Sí se puede: con el mismo monto y plazo se comparan los CAT.'),
    ),
    question(
      'Debes $ 50,000 al 24 % anual sobre saldos. ¿Cuánto de tu primera mensualidad es interés?',
      2,
      3,
      wrong('$ 12,000', 'Eso sería el interés de todo un año si no pagaras nada.'),
      wrong('$ 4,167', 'Repartiste la deuda entre 12. El interés es 2 % de lo que debes.'),
      right('$ 1,000', '24 % ÷ 12 = 2 % al mes, y 50,000 × 2 % = 1,000.'),
    ),
    question(
      'Vas a comprar una máquina que te durará años y deja $ 3,000 al mes. ¿Qué plazo eliges?',
      3,
      4,
      right(
        'Uno largo, con mensualidad menor a $ 3,000',
        'Así la máquina se paga con lo que deja, aunque el interés total sea mayor.',
      ),
      wrong(
        'El más corto, para deber menos tiempo',
        'Con una mensualidad mayor a 3,000, el faltante saldrá de tu caja.',
      ),
      wrong('El que el banco sugiera', 'El banco no sabe cuánto deja tu máquina. Esa cuenta la haces tú.'),
    ),
  ],
}
