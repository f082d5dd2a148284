import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const razonDeLiquidez = lessonsOf('razon-de-liquidez', {
  '¿Te alcanza? Calcula tu razón de liquidez': [
    scene(
      'Dos cifras bastan',
      'La ferretería de Beto suma $ 180,000 de caja, mercancía y cobros, y debe $ 120,000 a menos de un año.',
      bars('pesos', ['Activo corriente', 180_000], ['Pasivo corriente', 120_000]),
    ),
    scene(
      'Divide',
      'Lo primero es el activo corriente; lo segundo, el pasivo corriente. Divide uno entre otro.',
      formula('180,000 ÷ 120,000', '1.5'),
    ),
    scene(
      'Léelo en voz alta',
      '«Por cada peso que debo este año, tengo un peso con cincuenta». Así de simple.',
      number('veces', 1.5, 'Pesos por cada peso que debe'),
    ),
    scene(
      'Una guía, no una ley',
      'Menos de 1 es señal de alerta; entre 1.2 y 2 suele ser sano. Cambia según el giro: compárate contigo cada mes.',
    ),
  ],
  'Cuando la liquidez baja de 1': [
    scene(
      'La señal',
      'El taller de costura de Rosa tiene $ 45,000 para pagar $ 60,000 que vencen pronto.',
      formula('45,000 ÷ 60,000', '0.75'),
    ),
    scene(
      'El tamaño del hueco',
      'Le faltan $ 15,000 para quedar a mano. Ponerle número al problema ya es avanzar.',
      number('pesos', 15_000, 'Lo que falta para llegar a 1'),
    ),
    scene(
      'Mueve lo corto a lo largo',
      'Si negocia que $ 20,000 de su deuda venzan en más de un año, lo que vence pronto baja a $ 40,000.',
      bars('pesos', ['Vencía pronto', 60_000], ['Vence ahora', 40_000]),
    ),
    scene(
      'Vuelve a medir',
      'Con la misma caja, la razón sube de 0.75 a 1.13. Ganó tiempo: ahora toca vender y cobrar.',
      formula('45,000 ÷ 40,000', '1.13'),
    ),
  ],
  'Demasiada liquidez también cuesta': [
    scene(
      'Un caso que se ve perfecto',
      'La papelería de Samuel tiene $ 200,000 de activo corriente y debe $ 50,000: su razón es 4.0.',
      formula('200,000 ÷ 50,000', '4.0'),
    ),
    scene(
      'Mira qué hay dentro',
      'De esos $ 200,000, hay $ 150,000 en mercancía que casi no se mueve.',
      bars('pesos', ['Inventario', 150_000], ['Por cobrar', 20_000], ['Caja', 30_000]),
    ),
    scene(
      'Dinero quieto',
      'Una razón alta puede esconder inventario viejo, cobros atorados o efectivo sin trabajar.',
    ),
    scene(
      'Qué revisar',
      'Pregunta por cada parte: ¿se vende?, ¿me lo van a pagar?, ¿lo necesito? Con lo que sobra, paga deuda o crece.',
      timeline('¿Se vende?', '¿Me lo pagan?', '¿Lo necesito?'),
    ),
  ],
  'Cuatro formas de subir tu liquidez': [
    scene(
      'El punto de partida',
      'Una fonda tiene $ 50,000 de activo corriente y debe $ 50,000 a corto plazo: su razón es 1.0.',
      formula('50,000 ÷ 50,000', '1.0'),
    ),
    scene(
      'Paga con lo que tienes',
      'En 1.0 no cambia nada. Pero con $ 60,000 contra $ 50,000, pagar $ 20,000 sube la razón de 1.2 a 1.33.',
      formula('(60,000 − 20,000) ÷ (50,000 − 20,000)', '1.33'),
    ),
    scene(
      'Aporta o reinvierte',
      'Si la dueña deja $ 15,000 de utilidad en el negocio, el activo sube y la deuda no.',
      formula('(50,000 + 15,000) ÷ 50,000', '1.3'),
    ),
    scene(
      'Vende lo que no usas',
      'Una freidora parada vendida en $ 10,000 pasa de equipo a efectivo: la razón llega a 1.2.',
      formula('(50,000 + 10,000) ÷ 50,000', '1.2'),
    ),
    scene(
      'Alarga el plazo',
      'Negociar que $ 10,000 venzan en 18 meses baja el pasivo corriente y la razón sube a 1.25.',
      formula('50,000 ÷ (50,000 − 10,000)', '1.25'),
    ),
  ],
})
