import { question, right, type TopicQuestions, wrong } from './question.ts'

export const pruebaAcida: TopicQuestions = {
  tag: 'prueba-acida',
  questions: [
    question(
      'Tienes $ 80,000 en caja, cobros y mercancía; $ 50,000 son mercancía. Debes $ 40,000 pronto. ¿Cuál es tu prueba ácida?',
      1,
      3,
      wrong('2.0', 'Contaste la mercancía. La prueba ácida la deja fuera: hay que venderla primero.'),
      right('0.75', '80,000 − 50,000 = 30,000, y 30,000 ÷ 40,000 = 0.75.'),
      wrong('1.25', 'Dividiste la mercancía entre la deuda. Va lo que queda sin ella: 30,000.'),
    ),
    question(
      'Tu razón de liquidez es 1.8 y tu prueba ácida, 0.3. ¿Qué te dicen juntas?',
      2,
      4,
      right(
        'Que tu liquidez está en el almacén',
        'Entre más lejos una de otra, más dependes de vender la mercancía para pagar.',
      ),
      wrong(
        'Que hiciste mal una de las dos',
        'Pueden estar lejos las dos y estar bien: la diferencia es tu inventario.',
      ),
      wrong('Que debes muy poco', 'Las dos dividen entre la misma deuda. Lo que cambia es la mercancía.'),
    ),
    question(
      'Casi todo lo que te deben lleva más de 90 días vencido. ¿Cómo cuentas ese dinero en la prueba ácida?',
      3,
      3,
      wrong(
        'Completo, porque te lo deben',
        'Te lo deben, pero es poco probable que llegue a tiempo para pagar.',
      ),
      wrong('Lo restas de lo que tú debes', 'Tus deudas siguen completas aunque a ti no te paguen.'),
      right(
        'No lo cuentas',
        'Solo cuenta lo que de verdad vas a cobrar pronto. Lo vencido es tu lista de cobranza.',
      ),
    ),
  ],
}
