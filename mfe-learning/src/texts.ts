/** All texts of this frontend. Those that the specification prescribes are verbatim. */
export const texts = {
  loading: 'Cargando página…',
  hero: {
    title: 'Tus números, claros en dos minutos',
    lead: 'Aprende finanzas con videos cortos y averigua si tu negocio va en verde. Sin tecnicismos, con cada punto explicado.',
    register: 'Crear cuenta gratis',
    explore: 'Explorar temas',
    privacy: 'Tus cifras son tuyas: no las compartimos ni las vendemos.',
  },
  intro: {
    title: (firstName: string) => `Hola, ${firstName}`,
    begin: 'Marca con un corazón los temas que te interesan y te diremos qué roadmaps van contigo.',
    goOn: (liked: number) =>
      liked === 1
        ? 'Te gusta 1 tema. Sigue con sus videos o revisa cómo va tu negocio.'
        : `Te gustan ${liked} temas. Sigue con sus videos o revisa cómo va tu negocio.`,
    diagnose: 'Hacer mi diagnóstico',
    next: 'Para seguir aprendiendo',
    match: (percent: number) => `${percent} % afín`,
    noneYet: 'Aquí verás los roadmaps que van con los temas que te gustan. Por ahora puedes verlos todos.',
    recommended: 'Ver mis recomendados',
  },
  topics: {
    title: '¿Qué quieres entender hoy?',
    search: 'Busca un tema',
    placeholder: 'Busca: flujo, IVA, crédito…',
    list: 'Temas',
    loading: 'Cargando temas…',
    empty: 'No hay tags para mostrar.',
    clearSearch: 'Borrar búsqueda',
    retry: 'Intentar de nuevo',
    likes: (count: number) => (count === 1 ? 'Le gusta a 1 persona' : `Les gusta a ${count} personas`),
    found: (count: number) => (count === 1 ? '1 tema' : `${count} temas`),
  },
  videos: {
    choose: 'Selecciona un tag para ver los videos',
    chooseHint: 'Cada tema trae videos cortos que puedes ver aquí mismo.',
    read: 'Leer sobre este tema',
    all: 'Ver todos los temas',
    loading: 'Cargando videos…',
  },
  liked: {
    title: 'Tus roadmaps favoritos',
    empty: 'Aquí aparecerán los roadmaps que te gusten',
    emptyHint: 'Un roadmap reúne varios temas en el orden en que conviene verlos.',
    browse: 'Ver roadmaps',
  },
  closing: {
    title: 'Semáforo PyME',
    text: 'Diez cifras de tu contabilidad, un diagnóstico que se explica punto por punto y qué cambiar primero.',
    action: 'Evaluar mi negocio',
  },
}
