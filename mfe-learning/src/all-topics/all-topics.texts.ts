/** The texts of the index of all topics. */
export const texts = {
  title: 'Todos los temas',
  lead: 'Cada tema tiene lecciones cortas para leer y videos para ver, sin tecnicismos.',
  loading: 'Cargando temas…',
  empty: 'No hay tags para mostrar.',
  retry: 'Intentar de nuevo',
}
