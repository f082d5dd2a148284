/** All texts of this frontend. Those that the specification prescribes are verbatim. */
export const texts = {
  loading: 'Cargando página…',
  hero: {
    title: 'Tus números, claros en dos minutos',
    lead: 'Aprende finanzas con lecciones cortas y averigua si tu negocio va en verde. Sin tecnicismos, con cada punto explicado.',
    light: 'Ver mi semáforo',
    register: 'Crear cuenta gratis',
    explore: 'Explorar temas',
    privacy: 'Tus cifras son tuyas: no las compartimos ni las vendemos.',
  },
  intro: {
    title: (firstName: string) => `Hola, ${firstName}`,
  },
  topics: {
    title: '¿Qué quieres entender hoy?',
    search: 'Busca un tema',
    placeholder: 'Busca: flujo, IVA, crédito…',
    list: 'Temas',
    skip: 'Saltar la lista de temas',
    loading: 'Cargando temas…',
    empty: 'No hay tags para mostrar.',
    clearSearch: 'Borrar búsqueda',
    retry: 'Intentar de nuevo',
    all: (count: number) => `Ver los ${count}`,
    likes: (count: number) => (count === 1 ? 'Le gusta a 1 persona' : `Les gusta a ${count} personas`),
    found: (count: number) => (count === 1 ? '1 tema' : `${count} temas`),
  },
  videos: {
    choose: 'Selecciona un tag para ver los videos',
    begin: 'Empezar aquí',
    ask: 'O empieza por una pregunta:',
    all: 'Ver todos los temas',
    loading: 'Cargando…',
  },
  likedTitle: 'Tus roadmaps favoritos',
  closing: {
    title: 'Semáforo PyME',
    text: 'Diez cifras de tu contabilidad, un diagnóstico que se explica punto por punto y qué cambiar primero.',
    action: 'Evaluar mi negocio',
  },
}
