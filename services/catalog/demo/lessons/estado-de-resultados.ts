import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const estadoDeResultados = lessonsOf('estado-de-resultados', {
  '¿Ganaste o perdiste? Léelo en cinco renglones': [
    scene(
      'Ventas',
      'El taller mecánico de Quique facturó $ 120,000 en octubre, sin contar el IVA: ese dinero no es suyo.',
      number('pesos', 120_000, 'Ventas sin IVA'),
    ),
    scene(
      'Menos el costo de lo vendido',
      'Refacciones y mano de obra directa le costaron $ 72,000. Lo que queda es la utilidad bruta.',
      formula('120,000 − 72,000', '$ 48,000'),
    ),
    scene(
      'Menos los gastos de operar',
      'Renta, luz, administración y publicidad suman $ 30,000. Queda la utilidad de operación.',
      formula('48,000 − 30,000', '$ 18,000'),
    ),
    scene(
      'Menos intereses e impuestos',
      'Pagó $ 2,000 de intereses y calculó $ 4,800 de ISR. Lo que queda es la utilidad neta.',
      formula('18,000 − 2,000 − 4,800', '$ 11,200'),
    ),
    scene(
      'De cada peso, nueve centavos',
      'De los $ 120,000 que vendió se queda con $ 11,200. Ahora ve en qué renglón puede mejorar.',
      bars('pesos', ['Ventas', 120_000], ['Bruta', 48_000], ['Operación', 18_000], ['Neta', 11_200]),
    ),
  ],
  'Costo de ventas: la cuenta que casi nadie hace': [
    scene(
      'No es lo que compraste',
      'Una papelería empezó el mes con $ 40,000 de mercancía y compró $ 25,000 más.',
      bars('pesos', ['Inicial', 40_000], ['Compras', 25_000]),
    ),
    scene(
      'Cuenta lo que sobró',
      'Al cierre contó $ 35,000 en el estante. Eso no se vendió: no es costo de este mes.',
      number('pesos', 35_000, 'Inventario final'),
    ),
    scene(
      'La fórmula',
      'Inventario inicial, más compras, menos inventario final: lo que te costó lo que sí vendiste.',
      formula('40,000 + 25,000 − 35,000', '$ 30,000'),
    ),
    scene(
      'Por qué importa',
      'Si solo restaras las compras, verías un costo de $ 25,000 y $ 5,000 de ganancia que no existe.',
      bars('pesos', ['Costo real', 30_000], ['Solo compras', 25_000]),
    ),
  ],
  'Utilidad no es lo mismo que efectivo': [
    scene(
      'Ganó en el papel',
      'La carpintería de Abel vendió una cocina en $ 50,000 y le costó $ 32,000. Su utilidad es de $ 18,000.',
      formula('50,000 − 32,000', '$ 18,000'),
    ),
    scene(
      'Pero aún no cobra',
      'El cliente dio $ 20,000 de anticipo y paga el resto en 45 días. La madera ya se pagó completa.',
      bars('pesos', ['Cobrado', 20_000], ['Pagado', 32_000]),
    ),
    scene(
      'En la caja',
      'Hoy tiene $ 12,000 menos que antes de empezar, aunque el trabajo le deja ganancia.',
      formula('20,000 − 32,000', '−$ 12,000'),
    ),
    scene(
      'Usa los dos reportes',
      'El estado de resultados dice si el negocio gana; el flujo de efectivo, si llegas a la quincena.',
      timeline('Resultados: ¿gano?', 'Flujo: ¿me alcanza?'),
    ),
  ],
  'Tu sueldo también es un gasto': [
    scene(
      'La trampa del dueño',
      'La estética de Mari «gana» $ 16,000 al mes, pero ella trabaja 50 horas a la semana y no se paga.',
      number('pesos', 16_000, 'Utilidad sin su sueldo'),
    ),
    scene(
      'Ponle precio a tu trabajo',
      'Contratar a alguien para lo que ella hace costaría $ 12,000 mensuales.',
      bars('pesos', ['Utilidad', 16_000], ['Sueldo justo', 12_000]),
    ),
    scene(
      'La utilidad de verdad',
      'Si se pagara a sí misma, quedarían $ 4,000. Esa es la ganancia del negocio; lo demás es su trabajo.',
      formula('16,000 − 12,000', '$ 4,000'),
    ),
    scene(
      'Qué cambia',
      'Así sabes cuánto puedes reinvertir. Ojo: si eres persona física, lo que te pagas a ti no se deduce ante el SAT.',
      timeline('Fija tu sueldo', 'Págatelo por quincena', 'Lo demás se queda'),
    ),
  ],
})
