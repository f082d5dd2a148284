/** The texts of the PDF and of its button. */
export const pdfTexts = {
  download: 'Descargar PDF',
  failed: 'No pudimos preparar el PDF. Inténtalo de nuevo.',
  file: 'diagnostico.pdf',
  creator: 'Semáforo PyME',
  made: (date: string) => `Hecho el ${date} con las cifras que escribiste.`,
  none: 'Sin datos',
  score: (score: string) => `Puntaje: ${score} de 100`,
  onBand: (score: string, band: string) => `${score} de 100 puntos · ${band}`,
  scoreDrawing: (score: string, band: string) =>
    `El puntaje, ${score} de 100, en su banda: ${band}. Menos de 40 es riesgo de quiebra, de 40 a 70 estable y más de 70 saludable.`,
  lightDrawing: {
    green: 'Semáforo en verde',
    yellow: 'Semáforo en amarillo',
    red: 'Semáforo en rojo',
    none: 'Semáforo apagado',
  },
  estimate: (percent: string, means: string) => `Puntaje estimado: ${percent}. ${means}`,
  off: 'Sin diagnóstico',
  rest: {
    title: 'Dónde está lo demás',
    whole: (indicators: number) =>
      `En las hojas que siguen: cada resultado, tus cifras, lo que supusimos y tus ${indicators} indicadores con lo que puedes hacer.`,
    withoutAmounts: (indicators: number) =>
      `En las hojas que siguen: cada resultado, lo que supusimos y tus ${indicators} indicadores. Esta copia no lleva montos.`,
    short: 'En la hoja que sigue: cada resultado y lo que supusimos.',
    online: (address: string) => `Para cambiar tus cifras o probar qué pasa si…: ${address}`,
  },
  results: 'Cada resultado',
  figures: 'Tus cifras',
  figureColumns: { name: 'Cifra', amount: 'Monto' },
  period: 'Periodo',
  assumed: {
    title: 'Lo que supusimos',
    figures: 'Las cifras son las que escribiste; nadie las revisó.',
    period: (months: string) => `Tus ventas y tus costos suman ${months}.`,
    usual: (count: string) =>
      `Lo usual es que quiebren ${count} de cada 100 empresas en un año: es una suposición, no un dato de tu giro.`,
    notApplicable:
      'Un indicador que no aplica no cuenta para tu puntaje: su peso se repartió entre los demás.',
    note: 'Este diagnóstico orienta y no sustituye a tu contador. Las cifras y las bandas son las de la página.',
  },
  ratios: 'Tus indicadores y qué hacer',
  columns: {
    name: 'Indicador',
    value: 'Valor',
    rating: 'Cómo va',
    points: 'Puntos',
    meaning: 'Qué significa y qué hacer',
  },
  points: (added: string, most: string) => `${added} de ${most}`,
  foot: (host: string, page: number, of: number) => `Semáforo PyME · ${host} · Página ${page} de ${of}`,
}
