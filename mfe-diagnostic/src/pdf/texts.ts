/** The texts of the PDF and of its button. */
export const pdfTexts = {
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
  lacks: {
    withdrawn: 'Tu PDF va sin constancia, porque la retiraste.',
    failed:
      'Tu PDF va sin constancia: no pudimos prepararla. Si la necesitas, descárgalo de nuevo en unos minutos.',
  },
  certificate: {
    title: 'Constancia',
    proves: (light: string, date: string) =>
      `Prueba que Semáforo PyME calculó un semáforo ${light} el ${date} con cifras que tienen la huella de abajo. No dice de quién son ni que sean ciertas.`,
    code: (code: string) => `Código: ${code}`,
    where: (address: string) => `Compruébala con el QR, o con el código en ${address}`,
    fingerprint: (hash: string) => `Huella: ${hash}`,
  },
}
