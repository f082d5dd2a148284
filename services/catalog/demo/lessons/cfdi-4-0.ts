import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const cfdi = lessonsOf('cfdi-4-0', {
  'Los datos que no pueden fallar': [
    scene(
      'Cuatro datos de tu cliente',
      'RFC, nombre, código postal fiscal y régimen, idénticos a su Constancia de Situación Fiscal.',
      timeline('RFC', 'Nombre', 'Código postal', 'Régimen'),
    ),
    scene(
      'El nombre va sin «S.A. de C.V.»',
      'Se escribe en mayúsculas y sin el tipo de sociedad: «FERRETERA EL CLAVO».',
      formula('Ferretera El Clavo, S.A. de C.V.', 'FERRETERA EL CLAVO'),
    ),
    scene(
      'Uso del CFDI',
      'Dice para qué lo usará tu cliente, por ejemplo G03, gastos en general. Debe ser compatible con su régimen.',
      timeline('G01 mercancía', 'G03 gastos', 'S01 sin efectos'),
    ),
    scene(
      'Un truco',
      'Pide la cédula con QR y escanéala: llega sin errores de dedo y te evita cancelar después.',
    ),
  ],
  '¿PUE o PPD? Cuándo usar cada uno': [
    scene(
      'PUE: se paga completo',
      'Pago en una sola exhibición: ya te pagaron todo o lo harán a más tardar el último día de ese mes.',
      number('pesos', 11_600, 'Pagado de una vez'),
    ),
    scene(
      'PPD: después o en partes',
      'Si te pagarán el mes siguiente o en abonos, usa PPD y forma de pago 99, «por definir».',
      bars('pesos', ['Anticipo', 5_800], ['A 30 días', 5_800]),
    ),
    scene(
      'El complemento de pago',
      'Por cada abono emites un recibo electrónico de pago, a más tardar el día 5 del mes siguiente.',
      timeline('Factura PPD', 'Recibes el abono', 'Complemento (día 5)'),
    ),
    scene(
      'El error caro',
      'Si facturas PUE y no te pagan en el mes, declaras un IVA que no has cobrado: aquí, $ 1,600.',
      formula('11,600 ÷ 1.16 × 16 %', '$ 1,600'),
    ),
  ],
  'Cancelar bien: los cuatro motivos': [
    scene(
      '01: error con relación',
      'Te equivocaste y ya hiciste la factura correcta: indicas su folio fiscal para relacionarlas.',
      timeline('Emite la correcta', 'Cancela con 01', 'Relaciona'),
    ),
    scene(
      '02 y 03',
      '02: error que no se va a sustituir. 03: la venta no se llevó a cabo.',
      timeline('02 sin relación', '03 no se hizo'),
    ),
    scene(
      '04: venta de mostrador',
      'El cliente pidió factura de una venta que ya estaba en tu factura global.',
      formula('Global − ventas facturadas', 'Global corregida'),
    ),
    scene(
      'Tu cliente debe aceptar',
      'Tiene tres días hábiles para responder. Hasta $ 1,000, o dentro del día hábil siguiente, no hace falta su permiso.',
      number('dias', 3, 'Días hábiles para aceptar'),
    ),
  ],
  'Factura global para ventas de mostrador': [
    scene(
      'No todos piden factura',
      'Toño vende $ 2,800 al día en mostrador. Esas ventas también se facturan, juntas.',
      number('pesos', 2_800, 'Venta diaria sin factura'),
    ),
    scene(
      'El RFC genérico',
      'Se emite a «PUBLICO EN GENERAL» con el RFC XAXX010101000.',
      formula('Público en general', 'XAXX010101000'),
    ),
    scene(
      'Elige el periodo',
      'Diaria, semanal o mensual. Se emite a más tardar 24 horas después del cierre del periodo.',
      timeline('Diaria', 'Semanal', 'Mensual'),
    ),
    scene(
      'Que cuadre',
      'Si vendió $ 70,000 en el mes y facturó $ 14,000 con nombre, la global es de $ 56,000.',
      bars('pesos', ['Con nombre', 14_000], ['Global', 56_000]),
    ),
  ],
})
