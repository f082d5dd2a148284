export const texts = {
  topics: 'Quizá buscas',
  lessons: 'En las lecciones',
  where: (topic: string, number: number, scene: string) => `${topic}, escena ${number}: ${scene}`,
  loading: 'Buscando en las lecciones…',
  error: 'Por ahora no podemos buscar en las lecciones. Los temas sí se pueden buscar.',
  found: (count: number) => {
    if (count === 0)
      return 'En las lecciones no encontramos nada con eso. Prueba con otra palabra, como «caja» o «crédito».'
    return count === 1 ? 'Encontramos 1 resultado más' : `Encontramos ${count} resultados más`
  },
}
