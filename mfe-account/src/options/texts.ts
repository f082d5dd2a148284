/** The texts that the options share. */
export const texts = {
  title: 'Opciones',
  nav: 'Secciones de opciones',
  sections: { info: 'Usuarios', edit: 'Recursos', audit: 'Auditoría' },
}
