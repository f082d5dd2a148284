/** The texts of /ayuda/errores. */
export const texts = {
  title: 'Mensajes de error',
  lead: 'Qué pasó y qué hacer, por el código de cada mensaje.',
  search: 'Buscar un código o una palabra',
  nothing: 'Ningún mensaje tiene esas palabras.',
  when: 'Cuándo ocurre',
  what: 'Qué hacer',
  status: (status: number) => `Estado HTTP ${status}`,
}
