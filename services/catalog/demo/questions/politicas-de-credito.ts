import { question, right, type TopicQuestions, wrong } from './question.ts'

export const politicasDeCredito: TopicQuestions = {
  tag: 'politicas-de-credito',
  questions: [
    question(
      '¿A quién le das crédito por primera vez, según una buena política?',
      1,
      2,
      wrong('A quien lo pida con buena cara', 'La cara no paga. Hace falta haberlo visto pagar.'),
      wrong(
        'Al que promete comprar mucho',
        'Una promesa grande es también un riesgo grande. Empieza con poco.',
      ),
      right(
        'A quien lleva meses comprando de contado',
        'Ya viste que compra y paga. Empieza con un límite chico.',
      ),
    ),
    question(
      'Tienes $ 30,000 que puedes fiar y quieres que ningún cliente deba más de la quinta parte. ¿Cuánto es lo más que le fías a uno?',
      2,
      2,
      right('$ 6,000', '30,000 ÷ 5 = 6,000: si ese falla, el negocio aguanta.'),
      wrong('$ 30,000', 'Si ese único cliente no paga, te quedas sin nada de lo que fiaste.'),
      wrong('$ 15,000', 'Esa es la mitad. Con dos que fallen pierdes todo.'),
    ),
    question(
      'Darle 2 % de descuento a quien paga 20 días antes te cuesta como 37 % anual. El banco te presta a 25 %. ¿Qué haces?',
      3,
      4,
      wrong(
        'Dar el descuento, 2 % es poco',
        'Son solo 20 días: en un año equivale a 37 %, más que el banco.',
      ),
      right(
        'No darlo, porque el préstamo es más barato',
        '25 % es menos que 37 %: si te urge el dinero, cuesta menos pedirlo.',
      ),
      wrong('Dar 4 % para cobrar más rápido', 'Te costaría todavía más que el préstamo.'),
    ),
  ],
}
