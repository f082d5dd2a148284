import { question, right, type TopicQuestions, wrong } from './question.ts'

export const isrEIva: TopicQuestions = {
  tag: 'isr-e-iva',
  questions: [
    question(
      'Cobraste $ 8,000 de IVA y pagaste $ 5,000 de IVA en compras con factura. ¿Cuánto entregas?',
      1,
      3,
      wrong('$ 8,000', 'Lo que pagaste con factura se resta: no lo pagas dos veces.'),
      right('$ 3,000', '8,000 − 5,000 = 3,000, a más tardar el día 17 del mes siguiente.'),
      wrong('$ 13,000', 'Se restan, no se suman: el IVA que pagaste juega a tu favor.'),
    ),
    question(
      'Vendes verduras, con tasa de 0 %. ¿Qué pasa con el IVA de tus gastos con factura?',
      2,
      2,
      wrong(
        'Se pierde, porque no cobras IVA',
        'Eso pasa si lo que vendes está exento. Con tasa de 0 % se recupera.',
      ),
      wrong('Se lo cobras al cliente', 'A tu cliente no le cobras IVA por las verduras.'),
      right('Lo puedes recuperar', 'Tasa de 0 % no es lo mismo que exento: puedes pedirlo de vuelta.'),
    ),
    question(
      'Pagaste $ 3,500 en efectivo por una reparación, con factura. ¿Lo puedes deducir?',
      3,
      3,
      right(
        'No, pasa de $ 2,000 y fue en efectivo',
        'Arriba de 2,000 se paga por transferencia, tarjeta o cheque.',
      ),
      wrong('Sí, porque tengo la factura', 'La factura hace falta, pero también importa cómo se pagó.'),
      wrong('Solo los primeros $ 2,000', 'El límite es por gasto: pagado así, no se deduce.'),
    ),
  ],
}
