export const texts = {
  site: 'Semáforo PyME',
  nav: {
    label: 'Navegación principal',
    home: 'Inicio',
    profile: 'Perfil',
    login: 'Log-In',
  },
  down: {
    title: (section: string) => `«${section}» no está disponible`,
    description: 'No pudimos cargar esta sección. El resto del sitio sigue funcionando.',
  },
  siteDown: {
    title: 'No pudimos cargar el sitio',
    description: 'Revisa tu conexión a internet e inténtalo de nuevo.',
  },
  withdrawn: {
    description:
      'Retiramos la versión de esta sección que tienes abierta. Recarga la página para usar la que la reemplaza; lo que no hayas guardado se perderá.',
    reload: 'Recargar',
    later: 'Más tarde',
  },
  loading: 'Cargando…',
}
