/** The texts of navigation and redirects. */
export const texts = {
  leaveNow: 'Ir ahora',
  destinations: { '/minegocio': 'Mi negocio', '/profile': 'tu perfil', '/options': 'Opciones' },
  elsewhere: 'la página en la que estabas',
}
