import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const creditoPyme = lessonsOf('credito-pyme', {
  'CAT: el número para comparar préstamos': [
    scene(
      'La tasa no es todo',
      'El Costo Anual Total reúne intereses, comisiones y seguros obligatorios en un solo porcentaje, sin IVA.',
      timeline('Intereses', 'Comisiones', 'Seguros', '= CAT'),
    ),
    scene(
      'Dos ofertas',
      'Una dice 22 % de tasa; la otra, 26 %. La primera parece mejor.',
      bars('porciento', ['Tasa A', 22], ['Tasa B', 26]),
    ),
    scene(
      'Sus costos escondidos',
      'A cobra 5 % por apertura y un seguro. En $ 100,000, solo la apertura son $ 5,000.',
      formula('100,000 × 5 %', '$ 5,000'),
    ),
    scene(
      'Compara lo comparable',
      'El CAT de A resulta de 38 %; el de B, de 31 %. Pide el CAT por el mismo monto y el mismo plazo.',
      bars('porciento', ['CAT A', 38], ['CAT B', 31]),
    ),
  ],
  'Lo que de verdad pagas por $ 100,000': [
    scene(
      'El préstamo',
      'La carpintería de Abel pide $ 100,000 a 12 meses, con 24 % anual sobre saldos.',
      formula('24 % ÷ 12 meses', '2 % mensual'),
    ),
    scene(
      'La mensualidad',
      'Con pagos iguales, cada mes paga cerca de $ 9,456, más comisiones e IVA si los hay.',
      number('pesos', 9_456, 'Mensualidad'),
    ),
    scene(
      'El primer pago',
      'De ese primer pago, $ 2,000 son interés y $ 7,456 bajan la deuda. Cada mes, la parte de interés será menor.',
      bars('pesos', ['Interés', 2_000], ['Baja la deuda', 7_456]),
    ),
    scene(
      'El total',
      'Al final pagó $ 113,472. El dinero le costó $ 13,472 de intereses.',
      formula('9,456 × 12 − 100,000', '$ 13,472'),
    ),
  ],
  'El plazo correcto: tanto como dure lo que compras': [
    scene(
      'La regla',
      'Lo que vendes pronto, págalo pronto; lo que te dura años se puede pagar en años.',
      timeline('Mercancía: meses', 'Equipo: años', 'Local: muchos años'),
    ),
    scene(
      'El error',
      'Rosa compró una máquina de $ 80,000 con un crédito a 6 meses y 24 % anual: paga $ 14,282 al mes.',
      number('pesos', 14_282, 'Mensualidad a 6 meses'),
    ),
    scene(
      'Lo que la máquina deja',
      'La máquina le deja $ 5,000 al mes. No alcanza: el faltante sale de la caja.',
      bars('pesos', ['Deja', 5_000], ['Paga', 14_282]),
    ),
    scene(
      'Con el plazo correcto',
      'A 24 meses paga $ 4,230. En total cuesta más interés, pero la máquina se paga con lo que deja.',
      bars('pesos', ['Deja', 5_000], ['Paga', 4_230]),
    ),
  ],
  'Llega al banco con tu carpeta lista': [
    scene(
      'Lo que te van a pedir',
      'Suelen pedir constancia fiscal, declaraciones, opinión de cumplimiento del SAT, y estados de cuenta y financieros.',
      timeline('SAT', 'Estados de cuenta', 'Estados financieros', 'Garantías'),
    ),
    scene(
      'Di cuánto y para qué',
      '«Necesito $ 60,000 para un horno que sube mi producción 30 %» convence más que «lo que me presten».',
      number('pesos', 60_000, 'Monto con destino claro'),
    ),
    scene(
      'Demuestra que puedes pagar',
      'Si cada mes te quedan $ 9,000 y la mensualidad es de $ 5,000, la cubres 1.8 veces.',
      formula('9,000 ÷ 5,000', '1.8 veces'),
    ),
    scene(
      'Pide tres ofertas',
      'Compara CAT, penalización por pagar antes y garantías. Busca a la financiera en el SIPRES, el registro de Condusef.',
      timeline('Compara', 'Verifica', 'Negocia', 'Firma'),
    ),
  ],
})
