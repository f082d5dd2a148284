import { question, right, type TopicQuestions, wrong } from './question.ts'

export const nivelDeEndeudamiento: TopicQuestions = {
  tag: 'nivel-de-endeudamiento',
  questions: [
    question(
      'Tus activos suman $ 400,000 y debes $ 260,000. ¿Cómo estás?',
      1,
      3,
      wrong('Tranquilo: debo menos de lo que tengo', 'Debes 65 %: la mayor parte del negocio es de otros.'),
      right(
        'En zona de cuidado: debo 65 %',
        '260,000 ÷ 400,000 = 65 %: más de la mitad, cerca de la zona de riesgo.',
      ),
      wrong('Quebrado', 'Todavía tienes más de lo que debes, pero conviene no pedir más.'),
    ),
    question(
      '¿Cuál de estas deudas trabaja para ti?',
      2,
      1,
      right(
        'Un refrigerador que deja $ 3,000 y cuesta $ 1,800 al mes',
        'Paga su mensualidad y te deja 1,200 cada mes.',
      ),
      wrong(
        'Un préstamo para la nómina de cada quincena',
        'No trae ingresos nuevos: el mes que entra hace falta otra vez.',
      ),
      wrong(
        'Una tarjeta para pagar otra tarjeta',
        'Cambia de lugar la deuda y suma intereses, sin traer ingresos.',
      ),
    ),
    question(
      'Tu negocio deja $ 20,000 al mes antes de pagar préstamos, y tus mensualidades suman $ 10,000. ¿Cuántas veces las cubres?',
      3,
      2,
      wrong('0.5 veces', 'Dividiste al revés: va lo que deja entre lo que pagas.'),
      wrong('10,000 veces', 'Eso es lo que te sobra en pesos. La cobertura se divide.'),
      right('2 veces', '20,000 ÷ 10,000 = 2. Muchos bancos piden al menos 1.2.'),
    ),
  ],
}
