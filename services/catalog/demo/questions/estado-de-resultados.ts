import { question, right, type TopicQuestions, wrong } from './question.ts'

export const estadoDeResultados: TopicQuestions = {
  tag: 'estado-de-resultados',
  questions: [
    question(
      'Vendiste $ 90,000 sin IVA y lo vendido te costó $ 50,000. Renta, luz y sueldos sumaron $ 28,000. ¿Cuál fue tu utilidad de operación?',
      1,
      3,
      wrong('$ 40,000', 'Esa es la utilidad bruta. Falta restar la renta, la luz y los sueldos.'),
      right('$ 12,000', '90,000 − 50,000 − 28,000 = 12,000, antes de intereses e impuestos.'),
      wrong('$ 62,000', 'Olvidaste lo que te costó la mercancía que vendiste.'),
    ),
    question(
      'Empezaste el mes con $ 30,000 de mercancía, compraste $ 20,000 y al final contaste $ 24,000. ¿Cuánto te costó lo vendido?',
      2,
      3,
      wrong('$ 20,000', 'Eso compraste, pero también vendiste de lo que ya tenías.'),
      wrong('$ 50,000', 'Ahí falta restar lo que sigue en el estante: eso no se vendió.'),
      right('$ 26,000', '30,000 + 20,000 − 24,000 = 26,000.'),
    ),
    question(
      'Trabajas en tu negocio, te «gana» $ 15,000 al mes y no te pagas. Contratar a alguien en tu lugar costaría $ 11,000. ¿Cuánto gana el negocio?',
      4,
      3,
      right('$ 4,000', '15,000 − 11,000 = 4,000. Lo demás es tu trabajo, no la ganancia del negocio.'),
      wrong('$ 15,000', 'Ahí tu trabajo sale gratis. Si faltas un mes, se nota.'),
      wrong('$ 11,000', 'Eso vale tu trabajo. La ganancia del negocio es lo que queda después de pagarlo.'),
    ),
  ],
}
