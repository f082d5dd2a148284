import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const puntoDeEquilibrio = lessonsOf('punto-de-equilibrio', {
  '¿Cuántas tortas debes vender para no perder?': [
    scene(
      'Lo que pagas pase lo que pase',
      'El puesto de Lalo gasta $ 12,000 al mes en renta, gas y un ayudante de medio turno, venda o no venda.',
      number('pesos', 12_000, 'Costos fijos al mes'),
    ),
    scene(
      'Lo que deja cada torta',
      'La vende en $ 50 y los ingredientes cuestan $ 26. Cada torta aporta $ 24.',
      formula('50 − 26', '$ 24 por torta'),
    ),
    scene(
      'La división',
      'Costos fijos entre lo que aporta cada torta: son las que necesita vender para salir tablas.',
      formula('12,000 ÷ 24', '500 tortas'),
    ),
    scene(
      'Por día',
      'Abre 25 días: son 20 tortas diarias. De la número 21 en adelante, empieza a ganar.',
      bars('piezas', ['Para no perder', 20], ['Vende hoy', 27]),
    ),
  ],
  'Punto de equilibrio en pesos cuando vendes de todo': [
    scene(
      'Muchos productos, un margen',
      'Una tienda de abarrotes no puede contar por pieza. Usa su margen promedio: de cada $ 100 le quedan $ 20.',
      number('porciento', 20, 'Margen de contribución'),
    ),
    scene(
      'Sus costos fijos',
      'La renta, la luz de los refrigeradores y un empleado suman $ 18,000 al mes.',
      bars('pesos', ['Renta', 4_000], ['Empleado', 12_000], ['Luz', 2_000]),
    ),
    scene(
      'Divide entre el margen',
      'Costos fijos entre margen: con esas ventas al mes no gana ni pierde.',
      formula('18,000 ÷ 20 %', '$ 90,000'),
    ),
    scene(
      'Ponlo en tu pared',
      'Abre los 30 días: su meta mínima diaria es de $ 3,000. Un número claro para saber si el día fue bueno.',
      formula('90,000 ÷ 30 días', '$ 3,000'),
    ),
  ],
  '¿Qué pasa si subes el precio o la renta?': [
    scene(
      'Hoy',
      'Un salón cobra $ 200 por corte, gasta $ 80 en cada uno y paga $ 24,000 fijos: necesita 200 cortes.',
      formula('24,000 ÷ (200 − 80)', '200 cortes'),
    ),
    scene(
      'Sube la renta $ 3,000',
      'Con costos fijos de $ 27,000 ahora necesita 225 cortes: 25 clientes más.',
      formula('27,000 ÷ 120', '225 cortes'),
    ),
    scene(
      'Sube el precio $ 30',
      'A $ 230 cada corte deja $ 150. Aun con la renta nueva, bastan 180.',
      formula('27,000 ÷ (230 − 80)', '180 cortes'),
    ),
    scene(
      'Antes de decidir',
      'Calcula los dos escenarios y piensa cuántos clientes podrías perder al subir el precio.',
      bars('piezas', ['Hoy', 200], ['Renta +', 225], ['Renta + y precio +', 180]),
    ),
  ],
  'Margen de seguridad: cuánto puedes caer': [
    scene(
      'Arriba de la línea',
      'El taller de Memo vende $ 150,000 al mes y su punto de equilibrio es de $ 105,000.',
      bars('pesos', ['Equilibrio', 105_000], ['Ventas', 150_000]),
    ),
    scene(
      'Mide la distancia',
      'Resta y divide entre tus ventas: puede caer 30 % antes de perder dinero.',
      formula('(150,000 − 105,000) ÷ 150,000', '30 %'),
    ),
    scene(
      '¿Es mucho o poco?',
      'Mira tu peor mes del año pasado. Si cayó 35 %, un 30 % no alcanza.',
      bars('porciento', ['Tu margen', 30], ['Peor caída', 35]),
    ),
    scene(
      'Cómo agrandarlo',
      'Baja un costo fijo, mejora lo que deja cada trabajo o suma ventas en meses flojos.',
      timeline('Menos fijos', 'Más margen', 'Más ventas'),
    ),
  ],
})
