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
    },
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
    creator: 'Semáforo PyME',
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
  certificate: {
    lacks: {
      withdrawn: 'Tu PDF va sin constancia, porque la retiraste.',
      failed:
        'Tu PDF va sin constancia: no pudimos prepararla. Si la necesitas, descárgalo de nuevo en unos minutos.',
    },
    pdf: {
      title: 'Constancia',
      proves: (light: string, date: string) =>
        `Prueba que Semáforo PyME calculó un semáforo ${light} el ${date} con cifras que tienen la huella de abajo. No dice de quién son ni que sean ciertas.`,
      code: (code: string) => `Código: ${code}`,
      where: (address: string) => `Compruébala con el QR, o con el código en ${address}`,
      fingerprint: (hash: string) => `Huella: ${hash}`,
    },
  },
  changes: {
    title: 'Qué tendría que cambiar',
    loading: 'Buscando los cambios más pequeños…',
    failed: 'No pudimos buscar los cambios por ahora.',
    after: (score: string, risk: string) => `Con eso tu puntaje sería ${score} y tu riesgo ${risk}.`,
    fromTo: (label: string, from: string, to: string) => `${label}: de ${from} a ${to}`,
  },
  whatIf: {
    title: '¿Y si…?',
    lead: 'Mueve una cifra y mira al momento qué pasaría. Se calcula aquí mismo: nada se guarda ni se envía.',
    open: 'Probar cambios',
    failed: 'No pudimos abrir el simulador. Inténtalo de nuevo.',
    clear: 'Volver a tus cifras',
    unchanged: 'sin cambio',
    result: 'Así quedarías',
    was: (score: string) => `Hoy: ${score}`,
    risk: (risk: string) => `Riesgo en un año: ${risk}`,
    levers: {
      ventas: ['Vender más o menos', 'Ventas, ventas a crédito y costo cambian juntos'],
      costo: ['Costo de lo que vendes', 'Con los mismos precios'],
      inventario: ['Inventario final', 'Lo que baja se vuelve dinero en caja'],
      cobranza: ['Cuentas por cobrar', 'Lo que cobras se vuelve dinero en caja'],
      corto: ['Deuda de corto plazo', 'Lo que baja pasa a pagarse a más de un año'],
      deuda: ['Deuda total', 'Lo que baja lo cubre capital tuyo o de un socio'],
    },
  },
  history: {
    title: 'Tu historial',
    lead: 'Cada diagnóstico que calculas se guarda aquí, y solo tú lo ves. Elige una fecha para abrirlo de nuevo.',
    loading: 'Cargando tu historial…',
    failed: 'No pudimos traer tu historial.',
    failedHint: 'Tus diagnósticos siguen guardados.',
    empty: 'Todavía no tienes diagnósticos guardados.',
    more: 'Ver más',
    trend: (count: number, first: string, last: string) =>
      `Tu puntaje en ${count} diagnósticos: empezó en ${first} y va en ${last}.`,
    open: (date: string, time: string) => `Abrir el diagnóstico del ${date}, ${time}`,
    discard:
      'Lo que escribiste en el formulario todavía no está en tu historial. ¿Lo cambiamos por las cifras de este diagnóstico?',
    openAnyway: 'Abrir de todos modos',
    cancel: 'Cancelar',
    certificate: {
      withdraw: 'Retirar constancia',
      withdrawOf: (date: string, time: string) => `Retirar constancia del diagnóstico del ${date}, ${time}`,
      withdrawn: 'Constancia retirada',
      ask: 'Quien tenga el PDF o su código ya no verá tu semáforo: solo que la constancia se retiró. No se puede deshacer, y este diagnóstico no tendrá otra.',
      confirm: 'Sí, retirarla',
      done: 'Retiramos la constancia.',
      failed: 'No pudimos retirar la constancia. Inténtalo de nuevo.',
    },
    columns: ['Fecha', 'Puntaje', 'Resultado', 'Semáforo'],
    lights: { green: 'Verde', yellow: 'Amarillo', red: 'Rojo', none: 'Sin semáforo' },
    noScore: '—',
  },
}
