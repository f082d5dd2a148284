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
}
