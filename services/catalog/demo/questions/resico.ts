import { question, right, type TopicQuestions, wrong } from './question.ts'

export const resico: TopicQuestions = {
  tag: 'resico',
  questions: [
    question(
      'Estás en RESICO y este mes cobraste $ 20,000 sin IVA. La tasa hasta $ 25,000 es de 1 %. ¿Cuánto ISR pagas?',
      1,
      3,
      right('$ 200', '20,000 × 1 % = 200: la tasa va sobre lo que cobraste, sin restar gastos.'),
      wrong('$ 2,000', 'Eso sería 10 %. La tasa de ese escalón es de 1 %.'),
      wrong('$ 250', 'Usaste el tope del escalón. Se calcula sobre lo que cobraste.'),
    ),
    question(
      'Al cerrar agosto llevas cobrados $ 2,700,000 y el tope del año es de $ 3,500,000. ¿Cuánto te queda por mes, sin salirte?',
      3,
      4,
      wrong('$ 800,000', 'Eso es lo que queda para los cuatro meses juntos.'),
      right('$ 200,000', 'Quedan 800,000 para cuatro meses: 200,000 por mes.'),
      wrong('$ 291,667', 'Repartiste el tope de todo el año entre 12, sin ver lo que ya cobraste.'),
    ),
    question(
      'Una empresa te pagó $ 40,000 sin IVA y te retuvo 1.25 %, $ 500. Tu ISR del mes es de $ 440. ¿Cuánto te falta pagar?',
      4,
      3,
      wrong('$ 440', 'Ya te retuvieron más que eso: no se paga dos veces.'),
      wrong('$ 940', 'La retención no se suma: es un pago que ya hiciste.'),
      right('Nada', 'Te retuvieron 500, más de los 440. Pregunta al SAT cómo recuperar los 60.'),
    ),
  ],
}
