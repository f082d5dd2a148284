import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const costosFijosYVariables = lessonsOf('costos-fijos-y-variables', {
  'Fijo o variable: la prueba de la cortina cerrada': [
    scene(
      'Imagina que cierras un mes',
      'Lo que sigues pagando con la cortina abajo es fijo: renta, internet, el sueldo del encargado.',
      timeline('Renta', 'Internet', 'Sueldo base'),
    ),
    scene(
      'Lo que desaparece',
      'Si no vendes, no gastas en harina, bolsas ni comisión de la terminal. Eso es variable.',
      timeline('Ingredientes', 'Empaque', 'Comisiones'),
    ),
    scene(
      'La panadería de Luz',
      'Paga $ 22,000 fijos al mes y $ 4 por cada pan que vende en $ 10.',
      bars('pesos', ['Precio', 10], ['Variable', 4]),
    ),
    scene(
      'Su costo total',
      'Si vende 5,000 panes: $ 22,000 fijos más $ 20,000 variables.',
      formula('22,000 + (4 × 5,000)', '$ 42,000'),
    ),
  ],
  'Por qué vender más baja tu costo por pieza': [
    scene(
      'El mismo fijo, más piezas',
      'La imprenta de Chuy paga $ 30,000 fijos y $ 15 de material por cada agenda.',
      number('pesos', 30_000, 'Costos fijos al mes'),
    ),
    scene(
      'Con 1,000 agendas',
      'A cada una le tocan $ 30 de fijo. Cuesta $ 45.',
      formula('30,000 ÷ 1,000 + 15', '$ 45'),
    ),
    scene(
      'Con 3,000 agendas',
      'El fijo se reparte entre más: $ 10 por agenda. Ahora cuesta $ 25.',
      formula('30,000 ÷ 3,000 + 15', '$ 25'),
    ),
    scene(
      'El límite',
      'Los $ 15 de material no bajan solos. Y si necesitas otra máquina, tu fijo sube un escalón: vuelve a calcular.',
      bars('pesos', ['Con 1,000', 45], ['Con 2,000', 30], ['Con 3,000', 25]),
    ),
  ],
  'Costos mixtos: la luz que sube y baja': [
    scene(
      'Ni fijo ni variable',
      'La tortillería de Ana paga luz aunque no muela, y más cuando muele. Es un costo mixto.',
      bars('pesos', ['Mes flojo', 5_000], ['Mes fuerte', 8_000]),
    ),
    scene(
      'Compara dos meses',
      'En el flojo molió 10 toneladas; en el fuerte, 25. Subió $ 3,000 por 15 toneladas más.',
      formula('3,000 ÷ 15', '$ 200 por tonelada'),
    ),
    scene(
      'Encuentra el piso',
      'De los $ 5,000 del mes flojo, $ 2,000 fueron por moler. Lo demás se paga siempre.',
      formula('5,000 − (200 × 10)', '$ 3,000 fijos'),
    ),
    scene(
      'Para qué te sirve',
      'Si planeas moler 20 toneladas, tu recibo rondará los $ 7,000. Es un estimado, pero ya no te toma por sorpresa.',
      formula('3,000 + (200 × 20)', '$ 7,000'),
    ),
  ],
  '¿Contratar o pagar por pieza?': [
    scene(
      'Dos caminos',
      'Una costurera fija cuesta $ 15,000 al mes con IMSS, Infonavit y aguinaldo. Un maquilador cobra $ 50 por pieza.',
      bars('pesos', ['Fija, al mes', 15_000], ['Maquila, por pieza', 50]),
    ),
    scene(
      'El punto de cruce',
      'Divide el costo fijo entre el costo por pieza: con 300 prendas al mes cuestan lo mismo.',
      formula('15,000 ÷ 50', '300 prendas'),
    ),
    scene(
      'Si vendes 200',
      'Maquilar cuesta $ 10,000: te ahorras $ 5,000 y no cargas con un costo fijo.',
      bars('pesos', ['Maquila', 10_000], ['Fija', 15_000]),
    ),
    scene(
      'Si vendes 450',
      'Maquilar cuesta $ 22,500. Ahí conviene contratar, siempre que una sola persona alcance a coser las 450.',
      bars('pesos', ['Maquila', 22_500], ['Fija', 15_000]),
    ),
  ],
})
