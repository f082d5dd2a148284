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
      'Escríbelo como está en la constancia, en mayúsculas y sin el tipo de sociedad.',
      formula('Ferretera El Clavo, S.A. de C.V.', 'FERRETERA EL CLAVO'),
    ),
    scene(
      'Uso del CFDI',
      'Dice para qué lo usará tu cliente, por ejemplo G03, gastos en general. Debe ser compatible con su régimen.',
      timeline('G01 mercancía', 'G03 gastos', 'S01 sin efectos'),
    ),
    scene(
      'Un truco',
      'Pide su cédula fiscal y escanea el código QR: copias los datos sin errores de dedo y evitas cancelar después.',
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
      bars('pesos', ['Primer abono', 5_800], ['Segundo abono', 5_800]),
    ),
    scene(
      'El complemento de pago',
      'Cuando te abonan, emites un recibo electrónico de pago, a más tardar el día 5 del mes siguiente.',
      timeline('Factura PPD', 'Recibes el abono', 'Complemento (día 5)'),
    ),
    scene(
      'El error caro',
      'Si pones PUE y no te pagan en el mes, el SAT contará un IVA que no cobraste: $ 1,600. Sustitúyela por una PPD.',
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
      'Un cliente pide factura de una venta que ya estaba en tu factura global: la cancelas y la corriges.',
      formula('Global − ventas facturadas', 'Global corregida'),
    ),
    scene(
      'Tu cliente debe aceptar',
      'Tiene tres días hábiles; si calla, se acepta. Hasta $ 1,000 o dentro del día hábil siguiente, no necesitas su permiso.',
      number('dias', 3, 'Hábiles para que tu cliente responda'),
    ),
    scene(
      'No la dejes para después',
      'El plazo para cancelar suele cerrar el mes de tu declaración anual de ese año. Confirma la fecha con el SAT.',
      timeline('Emites', 'Cancelas', 'Cierra con la anual'),
    ),
  ],
  'Factura global para ventas de mostrador': [
    scene(
      'No todos piden factura',
      'Toño vende $ 2,800 al día en mostrador. Lo que nadie le pide facturar también se factura, junto.',
      number('pesos', 2_800, 'Venta diaria de mostrador'),
    ),
    scene(
      'El RFC genérico',
      'Se emite a «PUBLICO EN GENERAL» con el RFC XAXX010101000.',
      formula('Público en general', 'XAXX010101000'),
    ),
    scene(
      'Elige el periodo',
      'Puede ser diaria, semanal o mensual. Se emite dentro de las 24 horas que siguen al cierre del periodo.',
      timeline('Diaria', 'Semanal', 'Mensual'),
    ),
    scene(
      'Que cuadre',
      'En 25 días vendió $ 70,000. Si facturó $ 14,000 a clientes con nombre, la global del mes es de $ 56,000.',
      bars('pesos', ['Con nombre', 14_000], ['Global', 56_000]),
    ),
  ],
})
