/** The texts of /ayuda/errores. */
export const texts = {
  title: 'Mensajes de error',
  lead: 'Qué pasó y qué hacer, por el código de cada mensaje.',
  forPeople: 'Lo que puedes encontrarte en el sitio',
  forPrograms: 'Para quien programa o administra el sitio',
  code: 'Código',
  when: 'Cuándo ocurre',
  what: 'Qué hacer',
  status: (status: number) => `Estado HTTP ${status}`,
  all: 'Ver todos los mensajes de error',
  unknown: {
    title: 'No conocemos ese error',
    text: 'Ningún mensaje de este sitio tiene ese código. Revisa la dirección.',
  },
}
