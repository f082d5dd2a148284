/** The texts of a roadmap's page. */
export const texts = {
  loading: 'Cargando roadmap…',
  missing: 'No encontramos ese roadmap',
  missingHint: 'Quizá cambió de nombre o ya no está. Estos son los caminos que sí tenemos.',
  title: (title: string) => `${title}: roadmap paso a paso`,
  description: (title: string, topics: readonly string[]) => `${title}, paso a paso: ${topics.join(', ')}.`,
  promised: (promise: string, topics: readonly string[]) => `${promise} Paso a paso: ${topics.join(', ')}.`,
  lead: (topics: number) =>
    topics === 1
      ? 'Un tema para entender este asunto.'
      : 'En el orden en que conviene verlos: empieza por el primero y sigue a tu ritmo.',
  empty: 'Este roadmap todavía no tiene temas.',
  steps: 'Los temas',
  begin: 'Empezar por el paso 1',
  goOn: (topic: string) => `Seguir con ${topic}`,
  again: 'Repasar desde el paso 1',
  learned: 'Aprendido',
  neighbours: 'Roadmaps vecinos',
}
