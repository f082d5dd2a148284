/** The texts of the way from a weak indicator to a better one. */
export const texts = {
  title: 'Tu camino',
  loading: 'Cargando tu camino…',
  failed: 'No pudimos cargar tu camino',
  unmeasured: 'Todavía no mides tu negocio.',
  begin: 'Ver mi semáforo',
  healthy: (at: string) => `El ${at} todos tus indicadores salieron bien.`,
  weakest: 'Lo más débil',
  roadmap: 'Tu roadmap',
  progress: 'Tu avance',
  learned: (learned: number, total: number) => `Llevas ${learned} de ${total}`,
  all: 'Aprendiste todo',
  goOn: (topic: string) => `Seguir con ${topic}`,
  after: 'Después',
  now: 'Ahora',
  measure: 'Volver a medir',
}
