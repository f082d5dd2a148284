/** The texts of the history. */
export const historyTexts = {
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
  columns: ['Fecha', 'Puntaje', 'Resultado', 'Semáforo'],
  lights: { green: 'Verde', yellow: 'Amarillo', red: 'Rojo', none: 'Sin semáforo' },
  noScore: '—',
  certificate: {
    withdraw: 'Retirar constancia',
    withdrawOf: (date: string, time: string) => `Retirar constancia del diagnóstico del ${date}, ${time}`,
    withdrawn: 'Constancia retirada',
    ask: 'Quien tenga el PDF o su código ya no verá tu semáforo: solo que la constancia se retiró. No se puede deshacer, y este diagnóstico no tendrá otra.',
    confirm: 'Sí, retirarla',
    done: 'Retiramos la constancia.',
    failed: 'No pudimos retirar la constancia. Inténtalo de nuevo.',
  },
}
