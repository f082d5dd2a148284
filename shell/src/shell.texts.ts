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
  loading: 'Cargando…',
}
