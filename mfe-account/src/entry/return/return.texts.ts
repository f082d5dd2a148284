/** The texts of the page for the owner of a closed account. */
export const texts = {
  title: 'Retoma o borra tu cuenta',
  lead: 'Eliminaste esta cuenta y lo que tenía sigue guardado. Tú decides qué pasa con ella.',
  resume: {
    title: 'Retomarla',
    what: 'Vuelve como la dejaste: tus diagnósticos, tus favoritos y lo que has aprendido. Después inicias sesión con tu contraseña de siempre.',
    act: 'Retomar mi cuenta',
    done: 'Tu cuenta está activa otra vez. Inicia sesión con tu contraseña de siempre; si no la recuerdas, elige otra.',
    login: 'Iniciar sesión',
    forgot: 'Elegir otra contraseña',
  },
  erase: {
    title: 'Borrarla para siempre',
    what: 'Se borran tu nombre, tu correo, tus diagnósticos, tus favoritos y lo que has aprendido. Nadie puede recuperarlos.',
    act: 'Borrar mi cuenta',
    question: '¿Borrar tu cuenta y todos sus datos?',
    confirm: 'Sí, borrar para siempre',
    done: 'Borramos tu cuenta y sus datos. Te enviamos un correo que lo confirma; puedes volver a registrarte cuando quieras.',
    home: 'Ir al inicio',
  },
  failed: 'No pudimos guardar tu elección. Intenta de nuevo.',
  ask: {
    lead: 'Escribe el correo de la cuenta que eliminaste y te enviamos un enlace para retomarla o borrarla.',
    submit: 'Enviar enlace',
    expired: 'Este enlace ya no es válido: dura 30 minutos y se usa una vez. Pide uno nuevo.',
    another: 'Pedir otro enlace',
  },
  back: 'Volver a iniciar sesión',
}
