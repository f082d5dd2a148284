/** The texts of 'Compartir'. */
export const shareTexts = {
  open: 'Compartir',
  failedToOpen: 'No pudimos abrir lo de compartir. Inténtalo de nuevo.',
  title: 'Comparte tu semáforo',
  lead: 'Van tu luz, tu puntaje y tu riesgo. No van montos, a menos que los pidas para tu contador.',
  picture: (light: string) => `La imagen que se comparte. ${light}.`,
  name: 'Nombre de tu negocio (opcional)',
  nameHint:
    'Sale en la imagen, en la hoja y en el PDF de este diagnóstico. Se queda en este navegador hasta que cierras tu sesión.',
  forAccountant: 'Con montos, para mi contador',
  forAccountantHint: 'La hoja lleva tus diez cifras y los montos de tu plan. La imagen, nunca.',
  share: { picture: 'Compartir imagen', sheet: 'Compartir hoja' },
  download: { picture: 'Descargar imagen', sheet: 'Descargar hoja' },
  copy: 'Copiar imagen',
  close: 'Cerrar',
  copied: 'Imagen copiada: pégala donde quieras.',
  downloaded: 'Se descargó a tu dispositivo.',
  failed: 'No pudimos prepararlo. Inténtalo de nuevo.',
  files: { picture: 'semaforo.png', sheet: 'diagnostico.pdf', withoutAmounts: 'diagnostico-sin-montos.pdf' },
  /** In the picture. */
  product: ['Semáforo', 'PyME'],
  points: 'de 100 puntos',
  yours: (host: string) => `Haz el tuyo en ${host}`,
}
