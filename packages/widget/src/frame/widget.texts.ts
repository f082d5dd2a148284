import type { SharedResult, WidgetError } from '@semaforo/contracts'

/** What the widget says beyond the texts of the diagnostic that it shares with our own site. */
export const widgetTexts = {
  name: 'Semáforo PyME',
  title: 'Semáforo financiero',
  lead: 'Diez cifras de tu negocio, y en dos minutos sabes cómo está. Se calcula aquí, en tu navegador: tus cifras no salen de esta página mientras tú no lo pidas.',
  back: 'Cambiar mis cifras',
  failed: 'No pudimos calcularlo. Tus cifras siguen aquí: inténtalo de nuevo.',
  crashed: 'El resto de la página sigue funcionando. Inténtalo de nuevo.',
  noModel: 'Faltó comparar tu negocio con otros, y por eso todavía no hay semáforo. Tu puntaje está abajo.',
  retry: 'Intentar de nuevo',
  plan: 'Qué tendría que cambiar',
  analysis: 'Tus indicadores, uno por uno',
  made: 'Hecho por',
  refused: {
    title: 'El Semáforo no está disponible aquí por ahora',
    link: 'Conoce Semáforo PyME en su sitio',
  },
  save: {
    title: '¿Quieres guardarlo?',
    text: 'Con una cuenta gratuita en Semáforo PyME guardas tu diagnóstico y ves cómo cambia. Se abre en otra ventana, con tus cifras ya escritas.',
    button: 'Guardar en mi cuenta',
    elsewhere:
      'Con una cuenta gratuita en Semáforo PyME guardas tu diagnóstico y ves cómo cambia. Se abre en otra ventana, y ahí escribes tus cifras.',
    link: 'Abrir Semáforo PyME',
  },
  share: {
    title: (partner: string) => `Compartir mi resultado con ${partner}`,
    text: (partner: string) => `Tú decides. Si lo compartes, ${partner} recibe esto, y nada más:`,
    items: { light: 'Semáforo', score_band: 'Puntaje', risk_band: 'Riesgo', date: 'Fecha' },
    lights: { verde: 'Verde', amarillo: 'Amarillo', rojo: 'Rojo' } satisfies Record<
      SharedResult['light'],
      string
    >,
    not: (partner: string) =>
      `No recibe ninguna de tus cifras. Para firmar el resultado, Semáforo PyME las lee un momento, lo calcula otra vez y no las guarda. Una vez compartido, ${partner} lo conserva según sus propias reglas.`,
    yes: 'Sí, compartir',
    no: 'No compartir',
    declined: 'No compartiste nada. Tu diagnóstico sigue aquí.',
    again: 'Cambié de opinión',
    done: (partner: string) => `Listo: ${partner} recibió tu resultado, sin tus cifras.`,
    doneBefore: (partner: string) =>
      `En esta visita ya compartiste con ${partner} tu resultado anterior. Este no se compartió.`,
    away: 'El botón se activa en cuanto veas todo lo que se comparte.',
    clear: 'Se comparte una sola vez, y solo si tú lo pides.',
    covered:
      'Algo en esta página tapa este cuadro, y así no se puede compartir. Quítalo o mira el Semáforo en pantalla completa.',
    whole: 'Ver en pantalla completa',
    failed: {
      'result-changed':
        'Nuestro servidor calculó otro resultado, y esta vez no compartimos nada. Lo calculamos de nuevo: revisa lo que se comparte.',
      'partner-limit': 'Por hoy ya no se pueden compartir más resultados aquí. Inténtalo mañana.',
      'nonce-used':
        'En esta visita ya se compartió un resultado. Vuelve a cargar la página para compartir otro.',
      'partner-unavailable': 'Este sitio no puede recibir resultados por ahora.',
      offline: 'No tienes conexión, y no se envió nada. Revísala e inténtalo de nuevo.',
      unexpected: 'No pudimos compartirlo, y no se envió nada. Inténtalo de nuevo.',
      unknown: 'No sabemos si llegó. Inténtalo de nuevo: no se comparte dos veces.',
    },
  },
  reasons: {
    'unknown-key': 'esa clave no existe o ya no sirve; revisa el atributo partner',
    suspended: 'el aliado está suspendido',
    'wrong-origin': 'este origen no está entre los del aliado',
    'not-embedded': 'el marco se abrió solo; va dentro de la página de un aliado',
    'too-many-requests': 'demasiadas peticiones seguidas; espera un minuto',
    unavailable: 'el sitio no puede mostrar el widget por ahora',
    'model-unavailable': 'el modelo de riesgo no está disponible por ahora',
    'share-failed': 'el resultado no se pudo compartir',
  } satisfies Record<WidgetError, string>,
}
