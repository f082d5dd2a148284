import { question, right, type TopicQuestions, wrong } from './question.ts'

export const capitalDeTrabajo: TopicQuestions = {
  tag: 'capital-de-trabajo',
  questions: [
    question(
      'Tienes $ 95,000 entre caja, mercancía y cobros, y debes $ 70,000 a menos de un año. ¿Cuál es tu capital de trabajo?',
      1,
      3,
      right('$ 25,000', '95,000 − 70,000 = 25,000: es lo que te queda libre para operar.'),
      wrong('$ 165,000', 'Sumaste lo que tienes y lo que debes. Lo que debes se resta.'),
      wrong(
        '1.36',
        'Eso es dividir, y te da la razón de liquidez. El capital de trabajo se resta y son pesos.',
      ),
    ),
    question(
      'Tardas 30 días en vender, 20 en cobrar y tu proveedor te fía 10. ¿Cuántos días tienes que aguantar con tu dinero?',
      2,
      3,
      wrong('60 días', 'Los días que te fía el proveedor te ayudan: se restan, no se suman.'),
      right('40 días', '30 + 20 − 10 = 40: desde que pagas la compra hasta que el dinero vuelve.'),
      wrong('50 días', 'Son los días de vender y cobrar, pero los primeros 10 los puso tu proveedor.'),
    ),
    question(
      'Quieres vender más a crédito y no te alcanza el capital. ¿Qué intentas primero?',
      4,
      4,
      wrong('Pedir un préstamo al banco', 'Puede servir, pero cuesta intereses: va al final de la lista.'),
      wrong(
        'Vender y ver qué pasa',
        'Cada venta a crédito pide dinero antes de cobrarse: puedes quedarte sin caja.',
      ),
      right(
        'Pedir anticipos y más plazo a tu proveedor',
        'Así otros ponen parte del dinero mientras cobras, y sin intereses.',
      ),
    ),
  ],
}
