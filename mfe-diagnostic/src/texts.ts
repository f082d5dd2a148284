import type { Band } from '@semaforo/contracts'
import { fields } from './form/field-texts.ts'

/** All texts of this frontend. Those that the specification prescribes are verbatim. */
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
    replaced: {
      reset: 'Borramos el formulario y el diagnóstico.',
      opened: 'El formulario tiene ahora las cifras de ese diagnóstico.',
      handedOver: 'Cambiamos lo que tenías en el formulario por las cifras que traes.',
    },
    typedAt: (partner: string) =>
      `Son las cifras que escribiste en la página de ${partner}. Todavía no calculamos ni guardamos nada: revísalas y calcula.`,
    undo: 'Deshacer',
    wrong: (count: number) => (count === 1 ? 'Hay 1 dato por revisar.' : `Hay ${count} datos por revisar.`),
    example: (amount: string) => `Ej. $\u00a0${amount}`,
    help: (label: string) => `¿Qué es ${label}?`,
    groups: {
      balance: ['Lo que tienes y lo que debes', 'En tu balance general'],
      results: ['Lo que vendes', 'En tu estado de resultados'],
      inventory: ['Tus inventarios', 'Lo que valía tu mercancía al empezar y al terminar el periodo'],
      credit: ['Lo que vendes a crédito', 'En tus ventas y en tu balance'],
    },
  },
  fields,
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
    reopened: (date: string) => `Es tu diagnóstico del ${date}.`,
    readsDifferently: (score: string, light: string) =>
      `Ese día tu puntaje fue ${score} y tu semáforo, ${light}. Las reglas o el modelo cambiaron desde entonces: abajo está como se lee hoy.`,
    ofItsDayAlone: (score: string, light: string) =>
      `Ese día tu puntaje fue ${score} y tu semáforo, ${light}. Hoy pedimos otra cosa de tus cifras: revísalas en el formulario y calcula de nuevo.`,
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
  changes: {
    title: 'Qué tendría que cambiar',
    loading: 'Buscando los cambios más pequeños…',
    failed: 'No pudimos buscar los cambios por ahora.',
    after: (score: string, risk: string) => `Con eso tu puntaje sería ${score} y tu riesgo ${risk}.`,
    fromTo: (label: string, from: string, to: string) => `${label}: de ${from} a ${to}`,
  },
}
