import { question, right, type TopicQuestions, wrong } from './question.ts'

export const cfdi: TopicQuestions = {
  tag: 'cfdi-4-0',
  questions: [
    question(
      'Tu cliente te pagará una factura en tres abonos. ¿Cómo la emites?',
      2,
      2,
      wrong('PUE, con la fecha del último abono', 'PUE es para lo que se paga completo en el mismo mes.'),
      right(
        'PPD, con forma de pago 99',
        'En abonos o el mes siguiente se usa PPD, y cada abono lleva su recibo.',
      ),
      wrong(
        'Tres facturas, una por abono',
        'Es una sola venta: una factura PPD y un recibo de pago por abono.',
      ),
    ),
    question(
      'Pusiste mal el RFC y ya emitiste la factura correcta. ¿Cómo cancelas la primera?',
      3,
      1,
      right(
        'Indicando el folio de la nueva',
        'Así quedan relacionadas: la correcta toma el lugar de la otra.',
      ),
      wrong('Como una venta que no se hizo', 'La venta sí se hizo: lo que estaba mal era un dato.'),
      wrong('No la cancelo, ya hay otra', 'Quedarían dos facturas de una sola venta.'),
    ),
    question(
      'En el mes vendiste $ 50,000 en mostrador y facturaste $ 12,000 a clientes con nombre. ¿De cuánto es tu factura global?',
      4,
      4,
      wrong('$ 50,000', 'Contarías dos veces lo que ya facturaste con nombre.'),
      wrong('No hace falta global', 'Lo que nadie te pidió facturar también se factura, junto.'),
      right('$ 38,000', '50,000 − 12,000 = 38,000: lo que se vendió sin factura con nombre.'),
    ),
  ],
}
