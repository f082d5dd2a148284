import type { AmountField, Band } from '@semaforo/contracts'

/** Every text of this frontend. Those that the specification gives stand as it writes them. */
export const texts = {
  title: 'Semáforo financiero',
  lead: 'Diez cifras de tu negocio. Están en tu balance y en tu estado de resultados.',
  retry: 'Intentar de nuevo',
  form: {
    title: 'Formulario de evaluación',
    paste: 'Puedes pegar una columna de diez cifras desde tu hoja de cálculo.',
    pasted: (count: number) => `Pegamos ${count} cifras. Revisa que cada una quedó en su lugar.`,
    period: 'Periodo de tus ventas y costos',
    periodHint: 'Los meses que suman tus ventas y tus costos. Lo normal es un año.',
    months: (months: number) =>
      months === 12 ? '12 meses (un año)' : months === 1 ? '1 mes' : `${months} meses`,
    changePeriod: (months: number) => (months === 1 ? 'Cambiar a 1 mes' : `Cambiar a ${months} meses`),
    calculate: 'Calcular Diagnóstico',
    reset: 'Reiniciar',
    wasReset: 'Borramos el formulario y el diagnóstico.',
    undo: 'Deshacer',
    wrong: (count: number) => (count === 1 ? 'Hay 1 dato por revisar.' : `Hay ${count} datos por revisar.`),
    help: (label: string) => `¿Qué es ${label}?`,
    groups: {
      balance: ['Lo que tienes y lo que debes', 'En tu balance general'],
      results: ['Lo que vendes', 'En tu estado de resultados'],
      inventory: ['Tus inventarios', 'Lo que valía tu mercancía al empezar y al terminar el periodo'],
      credit: ['Lo que vendes a crédito', 'En tus ventas y en tu balance'],
    },
  },
  fields: {
    activo_corriente: {
      label: 'Activos corrientes',
      help: 'Lo que es dinero o se vuelve dinero en menos de un año: caja, bancos, lo que te deben y tu inventario.',
      example: '150,000.00',
    },
    pasivo_corriente: {
      label: 'Pasivos corrientes',
      help: 'Lo que tienes que pagar en menos de un año: proveedores, impuestos, sueldos y la parte de tus créditos que vence pronto.',
      example: '80,000.00',
    },
    total_activos: {
      label: 'Total de activos',
      help: 'Todo lo que tiene tu negocio: los activos corrientes más local, equipo, vehículos y lo demás.',
      example: '400,000.00',
    },
    total_pasivos: {
      label: 'Total de pasivos',
      help: 'Todo lo que debe tu negocio, a corto y a largo plazo.',
      example: '180,000.00',
    },
    costo_ventas: {
      label: 'Costo de ventas',
      help: 'Lo que te costó la mercancía o lo que produjiste y vendiste en el periodo. Sin renta, sueldos de oficina ni intereses.',
      example: '300,000.00',
    },
    ventas_totales: {
      label: 'Ventas totales',
      help: 'Todo lo que vendiste en el periodo, de contado y a crédito, sin IVA.',
      example: '500,000.00',
    },
    inventario_inicial: {
      label: 'Inventario inicial',
      help: 'Lo que valía tu mercancía, a precio de costo, el primer día del periodo.',
      example: '80,000.00',
    },
    inventario_final: {
      label: 'Inventario final',
      help: 'Lo que valía tu mercancía, a precio de costo, el último día del periodo.',
      example: '104,000.00',
    },
    ventas_credito: {
      label: 'Ventas a credito',
      help: 'La parte de tus ventas del periodo que no te pagaron en el momento. Si todo es de contado, escribe 0.',
      example: '200,000.00',
    },
    cuentas_por_cobrar: {
      label: 'Cuentas por cobrar',
      help: 'Lo que tus clientes te deben al final del periodo. Si nadie te debe, escribe 0.',
      example: '30,000.00',
    },
  } satisfies Record<AmountField, { label: string; help: string; example: string }>,
  result: {
    title: 'Diagnóstico financiero',
    waiting: 'Aquí verás tu semáforo',
    waitingHint:
      'Llena las diez cifras y calcula: te diremos cómo está tu negocio, por qué, y qué cambiar primero. Tus cifras son tuyas: nadie más las ve.',
    steps: {
      diagnosis: 'Calculando tu puntaje…',
      prediction: 'Preguntando al modelo…',
      record: 'Guardando tu diagnóstico…',
    },
    missing: {
      diagnosis: 'el puntaje del sistema experto',
      prediction: 'la predicción del modelo',
      record: 'guardarlo en tu historial',
    },
    missingLine: (parts: string) => `Faltó ${parts}. Lo demás está abajo.`,
    stale: 'Cambiaste tus cifras. Calcula de nuevo para ver tu diagnóstico al día.',
    ready: (light: string) => `Tu diagnóstico está listo. ${light}`,
    noScore:
      'Sin diagnóstico: con estas cifras aplican muy pocas razones para dar un puntaje justo. Revisa los ceros.',
  },
  expert: {
    title: 'Sistema experto',
    of: 'de 100',
    scale: ['Riesgo de quiebra', 'Estable', 'Saludable'],
    bands: {
      'Riesgo de quiebra': 'alert',
      'Empresa estable': 'attention',
      'Empresa saludable': 'good',
      'Sin diagnóstico': 'attention',
    } satisfies Record<Band, 'alert' | 'attention' | 'good'>,
  },
  model: {
    title: 'Modelo de Machine Learning',
    safe: 'Fuera de riesgo',
    atRisk: 'En riesgo',
    estimate: 'Puntaje estimado',
    risk: (few: string, usual: string, close = 'cierran') =>
      `De cada 100 empresas como la tuya, ${close} en un año ${few}; lo normal son ${usual}.`,
    about: (count: string) => `unas ${count}`,
    one: 'más o menos 1',
    lessThanOne: 'menos de 1',
    closesOne: 'cierra',
    interval: (from: string, to: string) =>
      `Pueden ser entre ${from} y ${to}: ningún modelo lo sabe con certeza.`,
    outside: (names: string) =>
      `Tu negocio se sale de lo que el modelo conoce en ${names}. Toma este número con cuidado.`,
    card: 'Cómo se hizo este modelo y qué tan seguido acierta',
  },
  light: {
    title: 'Semáforo',
    words: { green: 'Verde: vas bien', yellow: 'Amarillo: hay que revisar', red: 'Rojo: actúa ya' },
    agree: 'Las reglas y el modelo coinciden.',
    healthyButRisky: (reasons: string) =>
      `Las reglas ven una empresa saludable, pero el modelo encuentra que se parece a otras que quebraron. Lo que más pesa: ${reasons}.`,
    safeButWeak: (reasons: string) =>
      `El modelo no te ve en riesgo: empresas como la tuya suelen seguir. Pero las reglas no llegan a más de 70 puntos. Lo que más te resta: ${reasons}.`,
    safeButWeakAlone: 'El modelo no te ve en riesgo, pero las reglas no llegan a más de 70 puntos.',
    healthyButRiskyAlone: 'Las reglas ven una empresa saludable, pero el modelo sí ve riesgo.',
  },
  analysis: {
    title: 'Análisis',
    lead: 'Cada razón suma puntos según lo que dicen tus cifras. Aquí están todos, uno por uno.',
    ratings: { bien: 'bien', atencion: 'atención', alerta: 'alerta' },
    added: (points: string, most: string) => `${points} de ${most} puntos`,
    notApplicable: 'no aplica',
    advice: 'Qué hacer:',
    formula: 'Cómo se calcula:',
    learn: 'Aprende:',
    strengths: 'Lo que te sostiene',
    noStrengths: 'Todavía ninguna razón está bien. Empieza por la que más te resta.',
    weaknesses: 'Lo que más te resta',
    noWeaknesses: 'Ninguna razón te resta de más.',
    warnings: 'Revisa tus cifras',
    ratios: 'Tus razones, de mayor a menor peso',
    sum: (ratios: string, score: string) => `Tus razones suman ${ratios} puntos y tu puntaje es ${score}.`,
    capped: (ratios: string, taken: string, score: string) =>
      `Tus razones suman ${ratios} puntos; un tope quita ${taken} y tu puntaje es ${score}.`,
  },
  pdf: {
    download: 'Descargar PDF',
    failed: 'No pudimos preparar el PDF. Inténtalo de nuevo.',
    file: 'diagnostico.pdf',
    made: (date: string) => `Hecho el ${date} con las cifras que escribiste.`,
    none: 'Sin datos',
    score: (score: string) => `Puntaje: ${score} de 100`,
    estimate: (percent: string) => `Puntaje estimado: ${percent}`,
    off: 'Sin diagnóstico',
    figures: 'Tus cifras',
    period: 'Periodo',
    ratios: 'Tus razones y qué hacer',
    note: 'Este diagnóstico orienta y no sustituye a tu contador. Las cifras y las bandas son las de la página.',
  },
}
