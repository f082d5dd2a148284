import { question, right, type TopicQuestions, wrong } from './question.ts'

export const razonesFinancieras: TopicQuestions = {
  tag: 'razones-financieras',
  questions: [
    question(
      'Tu negocio debe $ 90,000 y sus activos suman $ 300,000. ¿Qué parte de él es prestada?',
      1,
      2,
      wrong('70 %', 'Eso es lo tuyo. Lo prestado es lo que debes entre lo que tienes.'),
      right('30 %', '90,000 ÷ 300,000 = 30 %: treinta centavos de cada peso son de alguien más.'),
      wrong('43 %', 'Dividiste la deuda entre lo tuyo. Se divide entre todos los activos.'),
    ),
    question(
      'El taller A gana $ 30,000 con activos de $ 200,000; el B, $ 40,000 con $ 400,000. ¿Cuál aprovecha mejor su dinero?',
      2,
      3,
      wrong('El B, porque gana más', 'Gana más pesos, pero con el doble de activos: rinde 10 %.'),
      wrong('Los dos igual', 'A rinde 15 % y B rinde 10 %: no es lo mismo.'),
      right('El A', '30,000 ÷ 200,000 = 15 %, contra 10 % del B.'),
    ),
    question(
      'Tu margen fue de 12 % en marzo, 10 % en abril y 8 % en mayo. ¿Qué te dice?',
      4,
      1,
      right(
        'Que va bajando y hay que buscar por qué',
        'Contra ti mismo se ve la noticia: dos meses seguidos de baja.',
      ),
      wrong(
        'Nada, porque 8 % sigue siendo ganancia',
        'Ganas, pero cada vez menos. Si sigue así, en unos meses no habrá ganancia.',
      ),
      wrong(
        'Que estás mejor que una joyería',
        'Otro giro vive con otros márgenes. Compárate con tus propios meses.',
      ),
    ),
  ],
}
