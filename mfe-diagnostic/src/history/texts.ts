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
}
