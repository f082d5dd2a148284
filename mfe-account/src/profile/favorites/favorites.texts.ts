/** The texts of likes and recommendations. */
export const texts = {
  favorites: {
    title: 'Favoritos',
    tags: 'Temas',
    roadmaps: 'Roadmaps',
    loading: 'Cargando tus favoritos…',
    failed: 'No pudimos cargar tus favoritos',
    noTags: 'Todavía no tienes temas favoritos',
    noTagsHint: 'Marca con un corazón los temas que quieras volver a ver.',
    browseTags: 'Explorar temas',
    noRoadmaps: 'Todavía no tienes roadmaps favoritos',
    noRoadmapsHint: 'Un roadmap reúne varios temas en el orden en que conviene verlos.',
    browseRoadmaps: 'Ver roadmaps',
  },
  recommended: {
    title: 'Recomendados para ti',
    loading: 'Cargando tus recomendaciones…',
    empty: 'Todavía no hay recomendaciones',
    emptyHint: 'Marca con un corazón los temas que te interesan y aquí verás los roadmaps que van con ellos.',
    browse: 'Explorar temas',
    failed: 'No pudimos cargar tus recomendaciones',
    match: (percent: number) => `${percent} % afín`,
    shared: (score: number, total: number) =>
      score === 1 ? `Te gusta 1 de sus ${total} temas` : `Te gustan ${score} de sus ${total} temas`,
  },
}
