/** The texts of the list of roadmaps. Those that the specification prescribes are verbatim. */
export const texts = {
  title: 'Roadmaps',
  lead: 'Rutas cortas para entender un asunto completo, tema por tema.',
  note: 'Los videos se ven en Inicio: elige un tema y te llevamos.',
  loading: 'Cargando roadmaps…',
  empty: 'No hay datos disponibles',
  emptyHint: 'Todavía no hay roadmaps. Mientras, elige un tema en Inicio.',
  toTopics: 'Ver los temas',
  failedHint: 'No pudimos traer los roadmaps. Inténtalo de nuevo en un momento.',
  retry: 'Intentar de nuevo',
  invalid: 'No disponible (id inválido)',
  open: 'Ver paso a paso',
  begin: 'Empezar',
  goOn: 'Seguir',
  again: 'Repasar',
  /** How far somebody is on a roadmap that they have begun. */
  progress: (learned: number, topics: number) =>
    learned === topics ? 'Ya aprendiste todos sus temas' : `Llevas ${learned} de ${topics}`,
  /** How much there is in a roadmap; the minutes are those of our own lessons. */
  size: (topics: number, minutes: number | undefined) =>
    [
      topics === 1 ? '1 tema' : `${topics} temas`,
      minutes && (minutes === 1 ? '1 minuto de lecciones' : `${minutes} minutos de lecciones`),
    ]
      .filter(Boolean)
      .join(' · '),
}
