/** The texts of the monthly mail's setting. */
export const texts = {
  title: 'Pulso mensual',
  lead: 'Un correo al mes con la luz de tu último diagnóstico y su fecha, sin cifras, para que hagas el de hoy en dos minutos. Lo dejas cuando quieras: cada correo trae un enlace que no pide iniciar sesión.',
  loading: 'Cargando tu pulso mensual…',
  failed: 'No pudimos cargar tu pulso mensual',
  on: 'Enviarme el pulso mensual',
  day: 'Día del mes',
  dayHint: 'En los meses más cortos llega el último día.',
  next: (date: string, email: string) =>
    `El próximo llega el ${date} a ${email}, después de las 9 de la mañana.`,
  off: 'Está desactivado: no te escribimos.',
  undiagnosed: (date: string, email: string) =>
    `Todavía no tienes un diagnóstico con semáforo. Haz uno antes del ${date} y desde ese día te llega a ${email}.`,
  diagnose: 'Hacer mi diagnóstico',
  saved: 'Guardado.',
  saveFailed: 'No pudimos guardar tu pulso mensual: sigue como estaba.',
}
