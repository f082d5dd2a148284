import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const razonesFinancieras = lessonsOf('razones-financieras', {
  'Cuatro termómetros para tu negocio': [
    scene(
      'Liquidez: ¿puedo pagar?',
      'La tienda de Gil tiene $ 90,000 entre caja, mercancía y cobros, y debe $ 60,000 a corto plazo.',
      formula('90,000 ÷ 60,000', '1.5'),
    ),
    scene(
      'Deuda: ¿cuánto es prestado?',
      'Debe $ 100,000 en total y sus activos suman $ 250,000.',
      formula('100,000 ÷ 250,000', '40 %'),
    ),
    scene(
      'Rentabilidad: ¿cuánto me queda?',
      'Vende $ 80,000 al mes y su utilidad neta es de $ 6,400.',
      formula('6,400 ÷ 80,000', '8 %'),
    ),
    scene(
      'Actividad: ¿qué tan rápido vendo?',
      'Al año vende mercancía que le costó $ 600,000 y en promedio tiene $ 75,000 en el estante.',
      formula('600,000 ÷ 75,000', '8 vueltas'),
    ),
    scene(
      'Léelas juntas',
      'Una sola engaña. Mídelas el mismo día de cada mes y pon atención a la que empeora dos meses seguidos.',
      timeline('Liquidez', 'Deuda', 'Rentabilidad', 'Actividad'),
    ),
  ],
  'ROA: cuánto trabaja cada peso invertido': [
    scene(
      'La pregunta',
      'Si metiste $ 400,000 en tu taller de herrería, ¿cuánto gana ese dinero al año?',
      number('pesos', 400_000, 'Activos del taller'),
    ),
    scene(
      'El cálculo',
      'Ganó $ 48,000 netos. Divide entre los activos: es el rendimiento sobre activos, o ROA.',
      formula('48,000 ÷ 400,000', '12 %'),
    ),
    scene(
      'Compáralo',
      'Otro taller gana $ 60,000, pero con activos de $ 750,000. Gana más pesos y rinde menos.',
      bars('porciento', ['Tu taller', 12], ['El otro', 8]),
    ),
    scene(
      'Dos formas de subirlo',
      'Gana más con lo mismo o gana lo mismo con menos. Vender una máquina parada también cuenta.',
      timeline('Más utilidad', 'Menos activos parados'),
    ),
  ],
  'ROE: ¿tu dinero está bien en tu negocio?': [
    scene(
      'Lo que pusiste tú',
      'En su papelería, Vero tiene $ 200,000 de capital propio. El resto es préstamo.',
      bars('pesos', ['Propio', 200_000], ['Prestado', 100_000]),
    ),
    scene(
      'Lo que ganó',
      'La utilidad neta del año fue de $ 36,000. Entre su capital rinde 18 %: es el ROE.',
      formula('36,000 ÷ 200,000', '18 %'),
    ),
    scene(
      'Contra qué se compara',
      'Mira cuánto pagan los CETES, que emite el gobierno. Tu negocio debería rendir más: arriesgas más y trabajas.',
    ),
    scene(
      'Cuidado con el truco',
      'La deuda puede inflar el ROE. Si sube porque te endeudaste, también subió tu riesgo.',
      timeline('Mira el ROE', 'Mira la deuda', 'Decide'),
    ),
  ],
  'Contra quién comparar tus razones': [
    scene(
      'Primero, contra ti',
      'El margen de la estética de Ale pasó de 14 % a 11 % en tres meses. Esa es la noticia.',
      bars('porciento', ['Abril', 14], ['Mayo', 12.5], ['Junio', 11]),
    ),
    scene(
      'Después, contra tu giro',
      'Una abarrotera vive de margen chico y mucha rotación; una joyería, al revés. No las mezcles.',
      bars('veces', ['Abarrotes', 18], ['Joyería', 2]),
    ),
    scene(
      'Usa el mismo periodo',
      'Un mes contra un año no dice nada. Usa años completos o, si tus ventas son parejas, multiplica el mes por 12.',
      formula('$ 50,000 × 12 meses', '$ 600,000'),
    ),
    scene(
      'Tu tablero',
      'Cuatro razones, una vez al mes, en una hoja. Marca en rojo lo que empeora dos meses seguidos.',
      timeline('Calcula', 'Compara', 'Marca', 'Actúa'),
    ),
  ],
})
