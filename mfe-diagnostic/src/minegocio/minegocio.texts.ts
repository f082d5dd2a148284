/** Texts that the page alone needs: the widget, which partners' pages load, comes without them. */
export const pageTexts = {
  yours: {
    title: 'Tus cifras',
    text: 'Se guardan en tu cuenta cuando calculas. En el sitio solo las ves tú, con tu sesión; quien opera el servidor podría leerlas, como en cualquier servicio. No las compartimos ni las vendemos.',
    notice: 'Qué guardamos y hasta cuándo',
  },
  result: {
    waiting: 'Aquí verás tu semáforo',
    waitingHint:
      'Llena las diez cifras y calcula: te diremos cómo está tu negocio, por qué, y qué cambiar primero. Tus cifras son tuyas: no las compartimos ni las vendemos.',
    steps: {
      diagnosis: 'Calculando tu puntaje…',
      prediction: 'Comparando con otras empresas…',
      record: 'Guardando tu diagnóstico…',
    },
    missing: {
      diagnosis: 'el puntaje del sistema experto',
      prediction: 'comparar tu negocio con otros',
      record: 'guardarlo en tu historial',
    },
    missingLine: (parts: string) => `Faltó ${parts}.`,
    restBelow: 'Lo demás está abajo.',
    seePlan: 'Ver qué hacer primero',
    edit: 'Revisar tus cifras',
    reopened: (date: string) => `Es tu diagnóstico del ${date}.`,
    readsDifferently: (score: string, light: string) =>
      `Ese día tu puntaje fue ${score} y tu semáforo, ${light}. Desde entonces cambió la forma de calcularlo: abajo está como se lee hoy.`,
    ofItsDayAlone: (score: string, light: string) =>
      `Ese día tu puntaje fue ${score} y tu semáforo, ${light}. Hoy pedimos otra cosa de tus cifras: revísalas en el formulario y calcula de nuevo.`,
    stale: 'Cambiaste tus cifras. Calcula de nuevo para ver tu diagnóstico al día.',
    repeated: 'Ya tenías este diagnóstico con las mismas cifras: no lo guardamos otra vez.',
    ready: (light: string) => `Tu diagnóstico está listo. ${light}`,
  },
}
