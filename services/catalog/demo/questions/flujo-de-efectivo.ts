import { question, right, type TopicQuestions, wrong } from './question.ts'

export const flujoDeEfectivo: TopicQuestions = {
  tag: 'flujo-de-efectivo',
  questions: [
    question(
      'En junio vendiste $ 80,000, cobraste $ 50,000 y pagaste $ 58,000. ¿Qué le pasó a tu caja?',
      1,
      3,
      wrong('Creció $ 22,000', 'Restaste lo pagado a lo vendido, pero a la caja solo entra lo que cobras.'),
      wrong(
        'Quedó igual, porque hubo ganancia',
        'La ganancia no paga la renta: en la caja entraron 50,000 y salieron 58,000.',
      ),
      right('Bajó $ 8,000', '50,000 − 58,000 = −8,000. Vender a crédito todavía no es dinero en la caja.'),
    ),
    question(
      'Empiezas el mes con $ 10,000, cobras $ 42,000 y pagas $ 39,000. ¿Con cuánto abres el siguiente?',
      2,
      3,
      right(
        '$ 13,000',
        '10,000 + 42,000 − 39,000 = 13,000. El saldo final de un mes es el inicial del otro.',
      ),
      wrong('$ 3,000', 'Eso fue lo que creció la caja en el mes. Te falta sumar lo que ya tenías.'),
      wrong('$ 52,000', 'Sumaste lo que tenías y lo que entró, pero falta restar lo que salió.'),
    ),
    question(
      'Tu taller gasta $ 18,000 fijos al mes, 600 por día. ¿De cuánto es un colchón de 40 días?',
      4,
      3,
      wrong('$ 18,000', 'Con eso aguantas 30 días, un mes. Para 40 hace falta más.'),
      right(
        '$ 24,000',
        '600 × 40 días = 24,000: lo que cuesta abrir cada día, por los días que quieres aguantar.',
      ),
      wrong('$ 72,000', 'Multiplicaste el gasto del mes por cuatro: eso son cuatro meses, no 40 días.'),
    ),
  ],
}
