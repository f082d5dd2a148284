import type { Band } from '@semaforo/contracts'
import { fields } from './form/field.texts.ts'

/** All texts of this frontend. Those that the specification prescribes are verbatim. */
export const texts = {
  title: 'Semáforo financiero',
  lead: 'Diez cifras de tu negocio. Están en tu balance y en tu estado de resultados.',
  retry: 'Intentar de nuevo',
  help: 'Qué pasó y qué hacer (en otra pestaña)',
  form: {
    title: 'Formulario de evaluación',
    folded: 'Actualizar mis cifras',
    paste: 'Puedes pegarlas desde tu hoja de cálculo, con sus nombres o en este orden.',
    pasteUnavailable: 'No pudimos abrir lo que pegaste. Revisa tu conexión y pégalo otra vez.',
    period: 'Periodo de tus ventas y costos',
    periodHint: 'Los meses que suman tus ventas y tus costos. Lo normal es un año.',
    months: (months: number) =>
      months === 12 ? '12 meses (un año)' : months === 1 ? '1 mes' : `${months} meses`,
    changePeriod: (months: number) => (months === 1 ? 'Cambiar a 1 mes' : `Cambiar a ${months} meses`),
    terms: {
      title: 'Qué es cada dato',
      lead: 'Al escribir, la tecla F1 explica el dato en el que estás.',
    },
    calculate: 'Calcular Diagnóstico',
    reset: 'Reiniciar',
    replaced: {
      reset: 'Vaciamos el formulario.',
      resetStored: 'Vaciamos el formulario. Tu diagnóstico sigue en tu historial.',
      opened: 'El formulario tiene ahora las cifras de ese diagnóstico.',
      handedOver: 'Cambiamos lo que tenías en el formulario por las cifras que traes.',
    },
    typedAt: (partner: string) =>
      `Son las cifras que escribiste en la página de ${partner}. Todavía no calculamos ni guardamos nada: revísalas y calcula.`,
    undo: 'Deshacer',
    wrong: (count: number) => (count === 1 ? 'Hay 1 dato por corregir:' : `Hay ${count} datos por corregir:`),
    together: (names: string) => `Revisa este dato con ${names}.`,
    seeAt: (name: string) => `No cuadra con ${name}: ahí está por qué.`,
    example: (amount: string) => `Ej. $\u00a0${amount}`,
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
    noScore:
      'Sin diagnóstico: con estas cifras aplican muy pocos indicadores para dar un puntaje justo. Revisa los ceros.',
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
    estimateMeans: {
      safe: 'Qué tanto te pareces a las que siguieron abiertas; no es tu riesgo.',
      atRisk: 'Qué tanto te pareces a las que quebraron; no es tu riesgo.',
    },
    risk: (few: string, usual: string) =>
      `De cada 100 empresas con números parecidos, ${few} al año siguiente; suponemos que lo usual son ${usual}.`,
    about: (count: number, bounds: string) => `unas ${count}${bounds} quebraron`,
    one: (bounds: string) => `más o menos 1${bounds} quebró`,
    lessThanOne: (bounds: string) => `menos de 1${bounds} quebró`,
    headline: {
      lower: (count: string) => `Riesgo menor que el de la mayoría: ${count} de cada 100`,
      usual: (count: string) => `Riesgo como el de la mayoría: ${count} de cada 100`,
      higher: (count: string) => `Riesgo mayor que el de la mayoría: ${count} de cada 100`,
    },
    outside: (names: string) =>
      `Tu negocio es distinto de las empresas que conocemos en ${names}. Toma este número con cuidado.`,
    learnedFrom: 'Aprendió de empresas de Polonia y Estados Unidos; no ha visto negocios mexicanos.',
    detail: 'Detalle del modelo',
    card: 'Cómo se hizo y qué tan seguido acierta',
    notFor: 'Orienta a quien lleva el negocio: no es para decidir créditos, seguros, contratos ni precios.',
  },
  light: {
    title: 'Semáforo',
    words: { green: 'Verde: vas bien', yellow: 'Amarillo: hay que revisar', red: 'Rojo: actúa ya' },
  },
  analysis: {
    title: 'Análisis',
    lead: 'Toca uno para ver qué significa y qué hacer.',
    ratings: { bien: 'bien', atencion: 'atención', alerta: 'alerta' },
    added: (points: string, most: string) =>
      `${points} de ${most.replace(/\.0$/, '')} puntos`.replaceAll(' ', '\u00a0'),
    from: (limit: string) => `bien desde ${limit}`,
    upTo: (limit: string) => `bien hasta ${limit}`,
    tooFew: (gap: string) => `${/^1\s/.test(gap) ? 'te falta' : 'te faltan'} ${gap}`,
    tooMany: (gap: string) => `${/^1\s/.test(gap) ? 'te sobra' : 'te sobran'} ${gap}`,
    notApplicable: 'no aplica',
    advice: 'Qué hacer:',
    formula: 'Cómo se calcula:',
    learn: 'Aprende:',
    strengths: 'Lo que te sostiene:',
    weaknesses: 'Lo que más te resta:',
    ratios: (count: number) => `Tus ${count} indicadores, del más al menos importante`,
    capped: (ratios: string, taken: string, score: string) =>
      `Tus indicadores suman ${ratios} puntos; un tope quita ${taken} y tu puntaje es ${score}.`,
  },
  plan: {
    title: (steps: number) =>
      steps === 0 ? 'Tu plan' : steps === 1 ? 'Tu plan de 1 paso' : `Tu plan de ${steps} pasos`,
    first: 'Primero:',
    nothing: 'No encontramos un cambio que suba más tu puntaje. Calcula de nuevo el próximo mes.',
    loading: 'Buscando qué cambiar primero…',
    failed: 'No pudimos ver si en un año llegas a verde.',
    gain: (points: string) => `${points} puntos`,
    needed: 'no suma puntos, pero hace falta',
    sum: (before: string, after: string) => `Con todo el plan: de ${before} a ${after} puntos.`,
  },
}
