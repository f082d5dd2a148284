import { question, right, type TopicQuestions, wrong } from './question.ts'

export const buroDeCredito: TopicQuestions = {
  tag: 'buro-de-credito-empresarial',
  questions: [
    question(
      'Te dicen que «estás en el Buró». ¿Qué significa?',
      1,
      1,
      wrong('Que nadie te puede prestar', 'Quien decide es el que presta. El Buró solo muestra tu historia.'),
      wrong('Que debes y no has pagado', 'También guarda lo que pagaste a tiempo: no es una lista negra.'),
      right(
        'Que has tenido algún crédito',
        'Guarda tu historia, buena o mala: tarjetas, préstamos, líneas de crédito.',
      ),
    ),
    question(
      'En tu reporte aparece un préstamo que nunca pediste. ¿Qué haces?',
      2,
      4,
      right(
        'Presentar una reclamación',
        'Quien lo reportó tiene 30 días naturales; si no responde, se corrige o se borra.',
      ),
      wrong('Esperar a que se borre solo', 'Puede tardar años y mientras tanto te cierra puertas.'),
      wrong('Pagarlo para limpiar tu nombre', 'No es tuyo. Reclamar es gratis y corrige el dato.'),
    ),
    question(
      'Tienes una tarjeta con límite de $ 15,000. ¿Hasta cuánto suele verse sano usar cada mes?',
      3,
      3,
      wrong('$ 15,000', 'Usarla toda parece urgencia, aunque la pagues completa.'),
      right('$ 4,500', '15,000 × 30 % = 4,500: usar menos de 30 % suele verse sano.'),
      wrong('Nada, mejor no usarla', 'Sin usarla no hay historia. Poco y a tiempo dice más.'),
    ),
  ],
}
