/** The texts of what a partner's server did not receive. */
export const texts = {
  title: 'Entregas a su servidor',
  loading: 'Cargando las entregas…',
  failed: 'No pudimos cargar las entregas',
  noWebhook: 'Este aliado no tiene una dirección de servidor: recibe los resultados en su página.',
  none: 'No hay entregas fallidas. Lo que su servidor no recibe lo intentamos durante un día, y después aparece aquí.',
  lead: (count: number, more: boolean) => {
    if (more)
      return `Su servidor no recibió más de ${count} resultados que se compartieron. Estos son los últimos.`
    return count === 1
      ? 'Su servidor no recibió un resultado que alguien compartió.'
      : `Su servidor no recibió ${count} resultados que se compartieron.`
  },
  shared: (date: string) => `Compartido el ${date}`,
  tried: (attempts: number, date: string) =>
    attempts === 1 ? `Un intento, el ${date}` : `${attempts} intentos, el último el ${date}`,
  retry: 'Volver a enviar',
  retried: (count: number) => {
    if (count === 0) return 'Ya no quedaba ninguno por enviar de nuevo.'
    return count === 1
      ? 'Estamos enviando de nuevo un resultado.'
      : `Estamos enviando de nuevo ${count} resultados.`
  },
  retryFailed: 'No se pudo volver a enviar.',
}
