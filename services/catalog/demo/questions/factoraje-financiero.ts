import { question, right, type TopicQuestions, wrong } from './question.ts'

export const factorajeFinanciero: TopicQuestions = {
  tag: 'factoraje-financiero',
  questions: [
    question(
      'Adelantas una factura de $ 50,000 con aforo de 90 %. ¿Sobre cuánto te anticipan hoy?',
      1,
      2,
      right('$ 45,000', '50,000 × 90 % = 45,000, menos el costo. El resto llega cuando paga tu cliente.'),
      wrong('$ 50,000', 'El aforo deja guardada una parte, que recibes cuando paga tu cliente.'),
      wrong('$ 5,000', 'Eso es lo que queda guardado mientras paga tu cliente.'),
    ),
    question(
      'Tu cliente es nuevo y la factura es enorme. ¿Qué factoraje cotizas?',
      2,
      4,
      wrong(
        'Con recurso, porque es más barato',
        'Si no paga, tú devuelves el dinero: con un cliente nuevo es mucho riesgo.',
      ),
      right('Sin recurso', 'Cuesta más, pero si no paga por insolvencia la pérdida no es tuya.'),
      wrong('El que firme primero', 'Lo que importa es quién pierde si tu cliente no paga.'),
    ),
    question(
      'Pagar hoy a tu proveedor te ahorra $ 3,000 y adelantar tus facturas para lograrlo cuesta $ 1,800. ¿Conviene?',
      3,
      3,
      wrong('No, el factoraje siempre sale caro', 'Depende de la cuenta: aquí ahorras más de lo que pagas.'),
      wrong('No, es mejor esperar', 'Esperando pierdes el descuento de 3,000.'),
      right('Sí: ganas $ 1,200', '3,000 − 1,800 = 1,200 a tu favor.'),
    ),
  ],
}
