import { question, right, type TopicQuestions, wrong } from './question.ts'

export const puntoDeEquilibrio: TopicQuestions = {
  tag: 'punto-de-equilibrio',
  questions: [
    question(
      'Pagas $ 9,000 fijos al mes. Vendes cada comida en $ 70 y los ingredientes cuestan $ 40. ¿Cuántas necesitas para no perder?',
      1,
      3,
      right('300', 'Cada comida aporta 70 − 40 = 30, y 9,000 ÷ 30 = 300.'),
      wrong('129', 'Dividiste entre el precio completo. De los 70, 40 se van en ingredientes.'),
      wrong('225', 'Dividiste entre lo que cuestan los ingredientes. Va lo que te queda: 30.'),
    ),
    question(
      'Tu tienda paga $ 12,000 fijos y de cada $ 100 que vende le quedan $ 25. ¿Cuánto debe vender al mes para salir tablas?',
      2,
      3,
      wrong('$ 12,000', 'De esa venta te quedarían 3,000: no alcanzan para los gastos fijos.'),
      wrong('$ 16,000', 'Sumaste una parte. Hay que dividir: 12,000 entre 25 %.'),
      right('$ 48,000', '12,000 ÷ 25 % = 48,000: de ahí quedan justo los 12,000 fijos.'),
    ),
    question(
      'Vendes $ 100,000 al mes y tu punto de equilibrio es de $ 85,000. En tu peor mes del año pasado caíste 25 %. ¿Estás a salvo?',
      4,
      3,
      wrong('Sí, vendo $ 15,000 de más', 'Esos 15,000 son 15 % de tus ventas, y ya caíste 25 % una vez.'),
      right(
        'No: solo aguanto una caída de 15 %',
        '(100,000 − 85,000) ÷ 100,000 = 15 %, menos que tu peor caída.',
      ),
      wrong('No hay forma de saberlo', 'Sí la hay: tu margen de seguridad contra tu peor mes.'),
    ),
  ],
}
