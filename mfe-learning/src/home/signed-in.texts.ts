/** The texts for somebody who has signed in: the latest light, and what to do next. */
export const texts = {
  begin: 'Marca con un corazón los temas que te interesan y te diremos qué roadmaps van contigo.',
  goOn: (liked: number) =>
    liked === 1
      ? 'Te gusta 1 tema. Sigue con sus videos o revisa cómo va tu negocio.'
      : `Te gustan ${liked} temas. Sigue con sus videos o revisa cómo va tu negocio.`,
  latest: 'Tu último semáforo:',
  lights: { green: 'Verde', yellow: 'Amarillo', red: 'Rojo' },
  of: (score: string, date: string) => `con ${score} puntos, el ${date}.`,
  update: 'Actualizar mis cifras',
  next: 'Para seguir aprendiendo',
  begun: (lesson: string) => `Lo empezaste: ${lesson}`,
  weakest: (indicator: string) => `Tu indicador más débil es ${indicator}`,
  match: (percent: number) => `${percent} % afín`,
  onTheWay: (learned: number, total: number, title: string) => `Llevas ${learned} de ${total} en «${title}»`,
  noneYet: 'Aquí verás los roadmaps que van con los temas que te gustan. Por ahora puedes verlos todos.',
  recommended: 'Ver mis recomendados',
  browse: 'Ver roadmaps',
}
