import { question, right, type TopicQuestions, wrong } from './question.ts'

export const rotacionDeInventarios: TopicQuestions = {
  tag: 'rotacion-de-inventarios',
  questions: [
    question(
      'En el año vendiste mercancía que te costó $ 300,000 y en promedio tuviste $ 60,000 en el estante. ¿Cuántas vueltas dio?',
      1,
      4,
      right('5', '300,000 ÷ 60,000 = 5 vueltas en el año.'),
      wrong('0.2', 'Dividiste al revés: va lo vendido, al costo, entre lo que tienes guardado.'),
      wrong('240,000', 'Restaste, y las vueltas salen de dividir: cuántas veces cabe una en la otra.'),
    ),
    question(
      'Tu mercancía da 5 vueltas al año. ¿Cuántos días duerme en el estante?',
      2,
      1,
      wrong('5 días', 'Cinco son las vueltas. Los días salen de dividir el año entre ellas.'),
      wrong('60 días', 'Repartiste pocos días: el año tiene 365.'),
      right('73 días', '365 ÷ 5 = 73 días entre que llega y se vende.'),
    ),
    question(
      'Tienes $ 20,000 en mercancía que lleva medio año parada. ¿Qué te conviene?',
      3,
      3,
      wrong(
        'Esperar a que alguien la pague completa',
        'Mientras espera te cuesta: ese dinero podría estar girando.',
      ),
      right(
        'Rematarla y surtir algo que sí se venda',
        'Pierdes una parte, pero lo que recuperas vuelve a trabajar.',
      ),
      wrong('Pedir más para completar el surtido', 'Sería meter más dinero en lo que no se mueve.'),
    ),
  ],
}
