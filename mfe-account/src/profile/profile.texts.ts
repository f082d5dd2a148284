/**
 * The texts of the profile, its information and the deletion of the account. Those that the specification
 * prescribes are verbatim.
 */
export const texts = {
  profile: {
    title: 'Perfil',
    nav: 'Secciones del perfil',
    sections: {
      info: 'Información',
      edit: 'Editar',
      favorites: 'Favoritos',
      security: 'Seguridad',
      pulse: 'Pulso mensual',
    },
  },
  info: {
    title: 'Tus datos',
    home: 'Ver mi semáforo y mi siguiente paso',
    name: 'Nombre',
    email: 'Correo electrónico',
    role: 'Rol',
    roles: { admin: 'Administrador', user: 'Usuario' },
    logout: 'Cerrar sesión',
    logoutFailed: 'No pudimos cerrar tu sesión.',
  },
  remove: {
    title: 'Eliminar cuenta',
    lead: 'Tu cuenta se cierra en todos tus dispositivos y ya no podrás entrar.',
    start: 'Eliminar mi cuenta',
    question: '¿Eliminar cuenta definitivamente?',
    warning: 'La cuenta no podra ser recuperada',
    erase: 'Borrar ya todos mis datos',
    confirm: 'Sí, eliminar mi cuenta',
    done: 'La cuenta fue eliminada con exito, redirigiendo a pagina principal',
    failed: 'Error al eliminar la cuenta',
  },
}
