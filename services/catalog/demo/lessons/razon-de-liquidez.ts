import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const razonDeLiquidez = lessonsOf('razon-de-liquidez', {
  '¿Te alcanza? Calcula tu razón de liquidez': [
    scene(
      'Dos cifras bastan',
      'La ferretería de Beto tiene $ 180,000 en activos corrientes y debe $ 120,000 a menos de un año.',
      bars('pesos', ['Activo corriente', 180_000], ['Pasivo corriente', 120_000]),
    ),
    scene(
      'Divide',
      'Activo corriente entre pasivo corriente. El resultado son pesos disponibles por cada peso que debes.',
      formula('180,000 ÷ 120,000', '1.5'),
    ),
    scene(
      'Léelo en voz alta',
      '«Por cada peso que debo este año, tengo un peso con cincuenta». Así de simple.',
      number('veces', 1.5, 'Pesos por cada peso que debe'),
    ),
    scene(
      'Una guía, no una ley',
      'Menos de 1 es señal de alerta; entre 1.2 y 2 suele ser sano. Depende de tu giro: compárate contigo mes a mes.',
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
      'Le faltan $ 15,000 para quedar parejos. Ponerle número al problema ya es avanzar.',
      number('pesos', 15_000, 'Lo que falta para llegar a 1'),
    ),
    scene(
      'Mueve lo corto a lo largo',
      'Si pasa $ 20,000 de deuda a dos años, lo que vence pronto baja a $ 40,000.',
      bars('pesos', ['Vencía pronto', 60_000], ['Vence ahora', 40_000]),
    ),
    scene(
      'Vuelve a medir',
      'Con la misma caja, la razón sube de 0.75 a 1.13. Ganó tiempo; ahora toca usarlo para vender y cobrar.',
      formula('45,000 ÷ 40,000', '1.13'),
    ),
  ],
  'Demasiada liquidez también cuesta': [
    scene(
      'Un caso que se ve perfecto',
      'La papelería de Samuel tiene razón de 4.0: $ 200,000 de activo corriente contra $ 50,000 de deuda.',
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
      'Pregunta por cada parte: ¿se vende?, ¿me lo van a pagar?, ¿lo necesito? Lo que sobra puede pagar deuda o crecer.',
      timeline('¿Se vende?', '¿Me lo pagan?', '¿Lo necesito?'),
    ),
  ],
  'Cuatro formas de subir tu liquidez': [
    scene(
      'El punto de partida',
      'Una fonda tiene $ 50,000 corrientes y debe $ 50,000: su razón es 1.0, justo en la raya.',
      formula('50,000 ÷ 50,000', '1.0'),
    ),
    scene(
      'Paga con lo que tienes',
      'No mejora si estás en 1. Pero si ya tienes más de 1, pagar deuda corta sube la razón.',
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
