/** Texts that the pages of topics and roadmaps have in common. */
export const texts = {
  breadcrumbs: 'Dónde estás',
  home: 'Inicio',
  topics: 'Temas',
  roadmaps: 'Roadmaps',
  previous: 'Anterior',
  next: 'Siguiente',
  failed: 'No pudimos abrir esta página',
  failedHint: 'Revisa tu conexión o inténtalo de nuevo en un momento.',
  allTopics: 'Ver todos los temas',
  allRoadmaps: 'Ver los roadmaps',
  step: (position: number, of: number) => `Paso ${position} de ${of}`,
}
