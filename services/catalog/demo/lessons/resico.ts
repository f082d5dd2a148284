import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const resico = lessonsOf('resico', {
  'La tabla de RESICO en un minuto': [
    scene(
      'Entre 1 % y 2.5 %',
      'Si eres persona física, tu tasa mensual depende de lo que cobraste en el mes, sin IVA.',
      bars(
        'porciento',
        ['Hasta $ 25,000', 1],
        ['Hasta $ 50,000', 1.1],
        ['Hasta $ 83,333.33', 1.5],
        ['Hasta $ 208,333.33', 2],
      ),
    ),
    scene(
      'El último escalón',
      'Arriba de $ 208,333.33 al mes la tasa es de 2.5 %, con tope anual de $ 3,500,000.',
      number('porciento', 2.5, 'Tasa más alta'),
    ),
    scene(
      'La tasa va sobre todo',
      'La estética de Mari cobró $ 40,000. Está en el segundo escalón: paga 1.1 % del total.',
      formula('40,000 × 1.1 %', '$ 440'),
    ),
    scene(
      'Cuenta lo cobrado',
      'El impuesto parte de lo que te pagaron en el mes, y todo lleva factura. Lo fiado espera a que lo cobres.',
    ),
  ],
  '¿Puedes entrar a RESICO?': [
    scene(
      'Quién sí',
      'Personas físicas con negocio, servicios profesionales o renta, y hasta $ 3,500,000 de ingresos al año.',
      timeline('Negocio', 'Servicios', 'Renta'),
    ),
    scene(
      'Quién no',
      'Por ejemplo, quienes son socios o accionistas de una empresa, salvo excepciones de la ley.',
    ),
    scene(
      'Haz la suma',
      'La refaccionaria de Lupita cobra $ 280,000 al mes: cabe, por poco.',
      formula('280,000 × 12', '$ 3,360,000'),
    ),
    scene(
      'Lo que debes tener',
      'RFC activo, e.firma, Buzón Tributario habilitado y tus obligaciones al corriente. Confirma la lista con el SAT.',
      timeline('RFC activo', 'e.firma', 'Buzón', 'Al corriente'),
    ),
  ],
  'Qué te puede sacar de RESICO': [
    scene(
      'Pasarte del tope',
      'Si en el año rebasas $ 3,500,000, dejas el régimen a partir del mes siguiente. Lleva la suma cada mes.',
      bars('pesos', ['Llevas', 2_900_000], ['Tope', 3_500_000]),
    ),
    scene(
      'No declarar',
      'Omitir tres o más pagos mensuales en un año, seguidos o no, te deja fuera. También no presentar la anual, si te toca.',
      number('piezas', 3, 'Omisiones que te sacan'),
    ),
    scene(
      'No facturar',
      'Debes emitir CFDI por todo lo que cobras, también la factura global de tus ventas de mostrador.',
      timeline('Cobras', 'Facturas', 'Declaras'),
    ),
    scene(
      'Pon una alarma',
      'Si en septiembre llevas $ 2,900,000, te quedan $ 600,000 para tres meses: $ 200,000 por mes.',
      formula('600,000 ÷ 3 meses', '$ 200,000'),
    ),
  ],
  'Retención de 1.25 %: no la pagues dos veces': [
    scene(
      'Cuando le vendes a una empresa',
      'La empresa, persona moral, te retiene 1.25 % de ISR sobre el pago sin IVA. Debe aparecer en tu factura.',
      formula('50,000 × 1.25 %', '$ 625'),
    ),
    scene(
      'Tu ISR del mes',
      'En ese mes cobraste $ 50,000, que entran en la tasa de 1.1 %: tu impuesto es de $ 550.',
      formula('50,000 × 1.1 %', '$ 550'),
    ),
    scene(
      'Resta lo retenido',
      'Te retuvieron $ 625, más de lo que te tocaba: este mes no pagas ISR. Pregunta al SAT cómo recuperar los $ 75.',
      bars('pesos', ['Tu ISR', 550], ['Retenido', 625]),
    ),
    scene(
      'El IVA va aparte',
      'RESICO solo cambia el ISR. El IVA se declara igual cada mes, y ahí sí restas el de tus gastos con factura.',
    ),
  ],
})
