import { bars, formula, lessonsOf, number, scene, timeline } from './lesson.ts'

export const flujoDeEfectivo = lessonsOf('flujo-de-efectivo', {
  'Por qué vendes mucho y no te alcanza la caja': [
    scene(
      'Vender no es cobrar',
      'La refaccionaria de Lupita vendió $ 90,000 en mayo, casi todo a crédito. En el mes solo entraron $ 48,000.',
      bars('pesos', ['Vendido', 90_000], ['Cobrado', 48_000]),
    ),
    scene(
      'Los pagos no esperan',
      'Ese mismo mes salieron $ 61,000: renta, nómina, luz y el proveedor de balatas.',
      bars('pesos', ['Entró', 48_000], ['Salió', 61_000]),
    ),
    scene(
      'Lo que pasó en la caja',
      'En ventas fue un buen mes; en la caja le faltó dinero. El flujo de efectivo mide lo que pasa en la caja.',
      formula('48,000 − 61,000', '−$ 13,000'),
    ),
    scene(
      'Empieza esta semana',
      'Anota cada entrada y cada salida el día en que ocurre. En siete días verás dónde se atora el dinero.',
      timeline('Anota lo que entra', 'Anota lo que sale', 'Compara cada viernes'),
    ),
  ],
  'Arma tu flujo de efectivo en cuatro renglones': [
    scene(
      'Con cuánto empiezas',
      'La papelería de Raúl abre el mes con $ 12,000 entre la caja y el banco. Ese es su saldo inicial.',
      number('pesos', 12_000, 'Saldo inicial'),
    ),
    scene(
      'Lo que entra y lo que sale',
      'En el mes cobra $ 35,000 y paga $ 31,500. Solo cuenta lo que se movió de verdad, no lo prometido.',
      bars('pesos', ['Entradas', 35_000], ['Salidas', 31_500]),
    ),
    scene(
      'Con cuánto terminas',
      'Saldo inicial, más entradas, menos salidas: el saldo final es el inicial del mes que sigue.',
      formula('12,000 + 35,000 − 31,500', '$ 15,500'),
    ),
    scene(
      'Revisa que cuadre',
      'Cuenta el efectivo y mira el banco. Si no suman $ 15,500, falta anotar un movimiento: búscalo hoy, no en diciembre.',
    ),
  ],
  'Mira tu caja con 13 semanas de anticipación': [
    scene(
      '¿Por qué 13 semanas?',
      'Son tres meses: te alcanzan para ver venir un faltante y todavía hacer algo para evitarlo.',
      number('dias', 91, 'Lo que alcanzas a ver'),
    ),
    scene(
      'Pon fecha a cada peso',
      'El taller de Memo cobra los viernes, paga nómina cada quincena, renta el día 1 e impuestos el 17.',
      timeline('Día 1: renta', 'Viernes: cobros', 'Días 15 y 30: nómina', 'Día 17: impuestos'),
    ),
    scene(
      'La semana en rojo',
      'En la semana 7 se juntan nómina e impuestos: hay $ 9,000 y debe pagar $ 16,000.',
      bars('pesos', ['Disponible', 9_000], ['Por pagar', 16_000]),
    ),
    scene(
      'Actúa antes',
      'Con seis semanas de aviso, Memo adelanta un cobro de $ 8,000 y llega a la fecha con $ 1,000 a favor.',
      formula('9,000 + 8,000 − 16,000', '$ 1,000'),
    ),
  ],
  'Tu colchón: cuánto efectivo conviene guardar': [
    scene(
      'El gasto que no perdona',
      'Aunque no entre nadie, la fonda de doña Chela paga $ 24,000 al mes de renta, sueldos y gas.',
      number('pesos', 24_000, 'Gasto fijo al mes'),
    ),
    scene(
      'Llévalo a días',
      'Divide entre 30: tener abierto le cuesta $ 800 diarios, venda o no venda.',
      formula('24,000 ÷ 30 días', '$ 800 por día'),
    ),
    scene(
      'Elige tus días de calma',
      'Elige cuántos días quieres aguantar sin vender; 30 a 60 es una guía común. Doña Chela elige 45.',
      formula('$ 800 × 45 días', '$ 36,000'),
    ),
    scene(
      'Llénalo poco a poco',
      'Apartando $ 1,500 por semana, el colchón se completa en 24 semanas. Guárdalo en una cuenta aparte.',
      bars('pesos', ['Semana 8', 12_000], ['Semana 16', 24_000], ['Semana 24', 36_000]),
    ),
  ],
})
