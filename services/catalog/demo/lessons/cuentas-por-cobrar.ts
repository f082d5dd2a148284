import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const cuentasPorCobrar = lessonsOf('cuentas-por-cobrar', {
  'Antigüedad de saldos: quién te debe y desde cuándo': [
    scene(
      'Una lista, cuatro columnas',
      'Separa lo que te deben según los días de atraso. El total solo no dice nada.',
      timeline('Al corriente', '1 a 30 días', '31 a 60', 'Más de 60'),
    ),
    scene(
      'La imprenta de Chuy',
      'Le deben $ 80,000. Suena bien hasta que se ordena por fechas.',
      bars('pesos', ['Al corriente', 40_000], ['1 a 30', 18_000], ['31 a 60', 12_000], ['Más de 60', 10_000]),
    ),
    scene(
      'La mitad está vencida',
      'Suma los atrasos y divide entre el total: 50 centavos de cada peso ya debieron llegar a tu caja.',
      formula('40,000 ÷ 80,000', '50 %'),
    ),
    scene(
      'Por dónde empezar',
      'Llama primero al que más debe en la columna de 31 a 60: suele contestar todavía y aún es tu cliente.',
    ),
  ],
  'Días de cobro: cuánto tarda en volver tu dinero': [
    scene(
      'Dos cifras',
      'Una distribuidora vende a crédito $ 360,000 al año y hoy le deben $ 45,000.',
      bars('pesos', ['Ventas a crédito', 360_000], ['Por cobrar', 45_000]),
    ),
    scene(
      'La cuenta',
      'Divide lo que te deben entre tus ventas a crédito del año y multiplica por 365 días.',
      formula('45,000 ÷ 360,000 × 365', '46 días'),
    ),
    scene(
      'Compáralo con lo que prometiste',
      'Da 30 días de plazo y cobra en 46: financia gratis a sus clientes 16 días más.',
      bars('dias', ['Plazo dado', 30], ['Cobro real', 46]),
    ),
    scene(
      'Lo que ganas al corregirlo',
      'Si cobra en 30 días, le deberán cerca de $ 29,600: entran $ 15,400 a la caja.',
      formula('360,000 ÷ 365 × 30', '$ 29,589'),
    ),
  ],
  'Cobrar sin pelear: el calendario de avisos': [
    scene(
      'Antes de vencer',
      'Un mensaje amable tres días antes evita muchos olvidos. Manda la factura y los datos de pago.',
      timeline('3 días antes', 'Día 0', 'Día 5', 'Día 15'),
    ),
    scene(
      'El día que vence',
      'Agradece y recuerda: «Hoy vence tu factura por $ 6,400. ¿Te ayudo con algo para el pago?».',
      number('pesos', 6_400, 'Factura que vence hoy'),
    ),
    scene(
      'A los cinco días',
      'Llama en vez de escribir. Pregunta fecha y cantidad exactas, y confírmalas por mensaje.',
    ),
    scene(
      'A los quince',
      'Propón parcialidades por escrito y detén el crédito nuevo hasta que cumpla.',
      bars('pesos', ['Pago 1', 3_200], ['Pago 2', 3_200]),
    ),
  ],
  'La cuenta que no te pagarán: ponla en tus números': [
    scene(
      'Duele, pero pasa',
      'Un taller vende a crédito $ 50,000 al mes. Su historia dice que 3 % nunca se paga.',
      formula('50,000 × 3 %', '$ 1,500'),
    ),
    scene(
      'Apártalo como costo',
      'Si tu precio no lo incluye, esos $ 1,500 salen de tu utilidad.',
      bars('pesos', ['Utilidad', 6_000], ['Incobrable', 1_500]),
    ),
    scene(
      'Lo que cuesta reponerla',
      'Si gana $ 12 de cada $ 100 que vende, perder $ 1,500 obliga a vender $ 12,500 más.',
      formula('1,500 ÷ 12 %', '$ 12,500'),
    ),
    scene(
      'Documenta siempre',
      'Pedido firmado, factura y pagaré. Sin papeles es mucho más difícil cobrar o demostrar la pérdida.',
      timeline('Pedido firmado', 'Factura', 'Pagaré'),
    ),
  ],
})
