/** The texts of a topic's page. */
export const texts = {
  title: (name: string, lessons: number) => (lessons > 0 ? `${name}: lecciones para tu negocio` : name),
  loading: 'Cargando tema…',
  missing: 'No encontramos ese tema',
  missingHint: 'Quizá cambió de nombre o ya no está. Estos son los que sí tenemos.',
  lessons: 'Lecciones',
  lessonsHint: 'Las mismas que puedes ver abajo, para leer a tu ritmo.',
  reading: (minutes: number) => (minutes === 1 ? '1 minuto de lectura' : `${minutes} minutos de lectura`),
  videos: (lessons: boolean) => (lessons ? 'Las lecciones, para ver' : 'Videos'),
  noVideos: (lessons: boolean) =>
    `Para ver ${lessons ? 'las lecciones' : 'los videos'} de este tema hace falta JavaScript.`,
  diagnostic: 'En tu semáforo',
  ratios: (count: number) =>
    count === 1
      ? 'Este tema te ayuda con un indicador de tu diagnóstico:'
      : `Este tema te ayuda con ${count} indicadores de tu diagnóstico:`,
  noRatios: 'Este tema no cambia tu puntaje, pero tu negocio lo agradece. ¿Ya sabes en qué color va?',
  diagnose: 'Ver mi semáforo',
  inRoadmaps: (count: number) => (count === 1 ? 'Es parte de este roadmap' : 'Es parte de estos roadmaps'),
  neighbours: 'Temas vecinos',
}
