import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const presupuestoDelNegocio = lessonsOf('presupuesto-del-negocio', {
  'Tu primer presupuesto en media hora': [
    scene(
      'Empieza por las ventas',
      'Mira los últimos tres meses de tu salón: $ 46,000, $ 50,000 y $ 54,000. Su promedio es tu punto de partida.',
      formula('(46,000 + 50,000 + 54,000) ÷ 3', '$ 50,000'),
    ),
    scene(
      'Resta lo variable',
      'Tintes, comisiones y toallas cuestan 40 % de lo que vendes.',
      formula('50,000 × 40 %', '$ 20,000'),
    ),
    scene(
      'Resta lo fijo',
      'Renta, luz, sueldos e internet: $ 23,000.',
      bars('pesos', ['Ventas', 50_000], ['Variable', 20_000], ['Fijo', 23_000]),
    ),
    scene(
      'Lo que queda tiene destino',
      'Quedan $ 7,000. Decide hoy: impuestos, ahorro y mejoras. Si no tiene destino, desaparece.',
      formula('50,000 − 20,000 − 23,000', '$ 7,000'),
    ),
  ],
  'Plan contra realidad: la revisión de cada mes': [
    scene(
      'Tres columnas',
      'Lo que planeaste, lo que pasó y la diferencia. Se revisa una vez al mes, con café.',
      timeline('Plan', 'Real', 'Diferencia'),
    ),
    scene(
      'Las ventas',
      'La ferretería planeó $ 120,000 y vendió $ 111,000: 7.5 % menos.',
      formula('(111,000 − 120,000) ÷ 120,000', '−7.5 %'),
    ),
    scene(
      'Los gastos',
      'Planeó $ 30,000 y gastó $ 36,000: 20 % más. El flete se disparó: por ahí hay que preguntar.',
      bars('pesos', ['Plan', 30_000], ['Real', 36_000]),
    ),
    scene(
      'Solo lo que importa',
      'Investiga primero las diferencias de más de 10 %. Después cambia el plan o cambia lo que haces.',
      number('porciento', 10, 'Diferencia que se investiga'),
    ),
  ],
  'Tres escenarios: malo, normal y bueno': [
    scene(
      'Nadie adivina',
      'En vez de un número, prepara tres. La papelería vende normalmente $ 80,000.',
      bars('pesos', ['Malo', 60_000], ['Normal', 80_000], ['Bueno', 100_000]),
    ),
    scene(
      'Cada uno con su resultado',
      'De cada $ 100 le quedan $ 35 tras sus costos variables. Con $ 24,000 fijos, en el normal gana $ 4,000.',
      formula('80,000 × 35 % − 24,000', '$ 4,000'),
    ),
    scene(
      'Si sale mal',
      'Con $ 60,000 pierde $ 3,000. Ya sabe qué recortaría y cuánto colchón necesita.',
      formula('60,000 × 35 % − 24,000', '−$ 3,000'),
    ),
    scene(
      'Si sale bien',
      'Con $ 100,000 gana $ 11,000. También se planea: qué surtir antes de que falte.',
      formula('100,000 × 35 % − 24,000', '$ 11,000'),
    ),
  ],
  'Presupuesta tu temporada alta y la cuesta de enero': [
    scene(
      'El año no es parejo',
      'La juguetería de Gil vende la mitad de su año entre noviembre y el 6 de enero.',
      bars('pesos', ['Mes normal', 40_000], ['Diciembre', 160_000], ['Febrero', 25_000]),
    ),
    scene(
      'Surtir cuesta antes',
      'Su mercancía cuesta 60 % del precio: para vender $ 160,000 en diciembre, compra $ 96,000 en octubre.',
      formula('160,000 × 60 %', '$ 96,000'),
    ),
    scene(
      'Guarda para la cuesta',
      'En febrero le faltan $ 12,000 para sus gastos. Los aparta en diciembre, antes de sentirse rico.',
      number('pesos', 12_000, 'Apartado para febrero'),
    ),
    scene(
      'No olvides el aguinaldo',
      'Se paga antes del 20 de diciembre: por un año completo, mínimo 15 días. A $ 400 diarios, $ 6,000 por persona.',
      formula('400 × 15 días', '$ 6,000'),
    ),
  ],
})
