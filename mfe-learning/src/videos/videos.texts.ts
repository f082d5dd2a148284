/** The texts of a list of videos, which no page needs to be read. Those that the specification prescribes are verbatim. */
export const texts = {
  read: 'Leer sobre este tema',
  of: (topic: string, lessons: boolean) => `${lessons ? 'Lecciones' : 'Videos'} de ${topic}`,
  loadingMore: 'Cargando más…',
  end: 'No hay más resultados.',
  none: 'No hay datos disponibles',
  noneHint: (lessons: boolean) =>
    lessons
      ? 'Todavía no hay lecciones de este tema. Prueba con otro.'
      : 'Todavía no encontramos videos de este tema. Prueba con otro.',
  related: 'Sigue aprendiendo',
  relatedHint: (topic: string) => `Lecciones de temas cercanos a ${topic}.`,
  error: (reason: string) => `Error al cargar videos: ${reason}`,
  errorHint: 'Puedes intentarlo de nuevo o elegir otro tema mientras tanto.',
  help: 'Qué pasó y qué hacer (en otra pestaña)',
  retry: 'Intentar de nuevo',
  demo: 'Estas lecciones son demostraciones que preparamos para este sitio.',
  stale: 'Por ahora no podemos buscar videos nuevos. Estos son los de nuestra última búsqueda.',
  play: (title: string) => `Reproducir: ${title}`,
  close: (title: string, lesson: boolean) => `Cerrar ${lesson ? 'lección' : 'video'}: ${title}`,
  broadcast: { live: 'Transmisión en vivo', upcoming: 'Estreno o transmisión programada' },
  atProvider: 'Ver en YouTube (en otra pestaña)',
  refused: 'Quien publicó este video no permite verlo en otros sitios.',
  gone: 'Este video ya no existe o es privado.',
  begun: 'Empezada',
  seen: 'Ya la viste',
  next: (title: string) => `Siguiente lección: ${title}`,
  questions: 'Comprobar lo que aprendí',
  seconds: (seconds: number) => `${Math.round(seconds)} segundos`,
}
