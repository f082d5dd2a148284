/** The texts of a partner's key and of the line for its page. */
export const texts = {
  title: 'En su página',
  lead: 'El aliado pone esta línea donde quiere que aparezca el Semáforo.',
  line: 'Línea de HTML',
  key: 'Clave actual',
  id: 'Su id, para comprobar lo que recibe',
  copy: 'Copiar',
  copyOf: (what: string) => `Copiar: ${what}`,
  copied: 'Copiado',
  copyFailed: 'Tu navegador no dejó copiar. Ya está seleccionado: cópialo tú.',
  since: (date: string) => `Desde el ${date}.`,
  replaced: (end: string, date: string) => `Hasta el ${date} sirve también la clave que termina en …${end}.`,
  rotate: 'Cambiar la clave',
  rotateQuestion: (name: string) => `¿Cambiar la clave de ${name}?`,
  overlap: '¿Hasta cuándo sirve la clave actual?',
  overlaps: {
    0: 'Deja de servir de inmediato',
    24: 'Un día más',
    72: 'Tres días más',
    720: 'Treinta días más',
  },
  ends: 'Su página deja de mostrar el Semáforo hasta que tenga la clave nueva.',
  overlapping: (date: string) =>
    `La clave actual sirve hasta el ${date}; antes de eso el aliado pone en su página la clave nueva.`,
  older: (end: string) => `La que termina en …${end}, que todavía servía, termina de inmediato.`,
  rotated: 'Clave cambiada. Dale al aliado la línea nueva.',
  rotateFailed: 'No se pudo cambiar la clave.',
}
