import { question, right, type TopicQuestions, wrong } from './question.ts'

export const rfcYSat: TopicQuestions = {
  tag: 'rfc-y-sat',
  questions: [
    question(
      'Te dan un RFC de 12 caracteres para facturar. ¿De quién es?',
      1,
      3,
      wrong(
        'De una persona física',
        'El de las personas físicas tiene 13: cuatro letras, seis números y homoclave.',
      ),
      right('De una empresa', 'Las empresas usan tres letras, seis números y tres de homoclave: 12.'),
      wrong('De alguien que lo escribió mal', 'Puede estar bien: así son los de las empresas.'),
    ),
    question(
      'Tu contador te pide los archivos y la clave de tu e.firma por mensaje. ¿Qué haces?',
      2,
      4,
      wrong(
        'Los mando, es de confianza',
        'Quien los tiene puede firmar por ti, y un mensaje se copia o se pierde.',
      ),
      wrong('Mando solo la clave', 'Con la clave y los archivos cualquiera firma. No se comparte ninguno.'),
      right('No los mando', 'Vale como tu firma de puño y letra: quien la tiene firma por ti.'),
    ),
    question(
      'Este mes no vendiste nada. ¿Qué haces con tu declaración?',
      4,
      4,
      right('La presento en ceros', 'No hacerlo puede traer multas y dañar tu opinión de cumplimiento.'),
      wrong('Nada, porque no hubo ventas', 'La obligación sigue: se declara en ceros.'),
      wrong(
        'La junto con la del mes que sigue',
        'Cada mes se declara por separado, a más tardar el 17 del siguiente.',
      ),
    ),
  ],
}
