/** The texts of the entry pages. Those that the specification prescribes are verbatim. */
export const texts = {
  needsScript: 'Este formulario necesita JavaScript. Actívalo en tu navegador y vuelve a cargar la página.',
  loading: 'Cargando…',
  login: {
    title: 'Inicia sesión',
    lead: 'Tu diagnóstico, tus favoritos y tus recomendaciones te esperan donde los dejaste.',
    ended:
      'Tu sesión terminó. Pasa cuando la cierras en otro dispositivo, cambias tu contraseña, tu cuenta se desactiva o llevas mucho tiempo sin venir. Entra otra vez para seguir donde estabas.',
    diagnostic: 'Mi negocio guarda tus diagnósticos en tu cuenta; por eso te pide entrar.',
    tryIt: 'Hacer un diagnóstico sin cuenta',
    submit: 'Entrar',
    forgot: '¿Olvidaste tu contraseña?',
    new: '¿Es tu primera vez aquí?',
    register: 'Crea tu cuenta',
    keep: (likes: number, learned: number) =>
      `Guardar en mi cuenta ${[
        likes > 0 && (likes === 1 ? 'el favorito que marqué' : `los ${likes} favoritos que marqué`),
        learned > 0 && (learned === 1 ? 'el tema que aprendí' : `los ${learned} temas que aprendí`),
      ]
        .filter(Boolean)
        .join(' y ')} en este navegador`,
    done: (elsewhere?: string) => `Login exitoso, redirigiendo a ${elsewhere ?? 'pagina principal'}`,
    failed: 'Error al iniciar sesión. Intenta de nuevo.',
  },
  link: {
    title: 'Confirma que eres tú',
    lead: 'Hubo muchos intentos fallidos de entrar a tu cuenta. Confirma que este navegador es tuyo y podrás iniciar sesión en él.',
    submit: 'Usar este navegador',
    done: 'Listo: ya puedes iniciar sesión en este navegador.',
    failed: 'No pudimos abrir el enlace. Intenta de nuevo.',
    broken: 'Este enlace ya no es válido. Inicia sesión para recibir otro.',
    login: 'Ir a iniciar sesión',
  },
  pulse: {
    title: 'Deja el pulso mensual',
    lead: 'Con un toque ya no te enviamos el correo de cada mes. Tu cuenta y tus diagnósticos siguen como están.',
    submit: 'Dejar de recibirlo',
    done: 'Listo: ya no recibirás el pulso mensual.',
    failed: 'No pudimos guardarlo. Intenta de nuevo.',
    broken: 'Este enlace está incompleto. Ábrelo otra vez desde el correo.',
    profile: 'Activarlo o cambiar el día en mi perfil',
  },
  forgot: {
    title: 'Recupera tu contraseña',
    lead: 'Escribe el correo de tu cuenta y te enviamos un enlace para elegir otra.',
    submit: 'Enviar enlace',
    again: 'Enviar otra vez',
    done: 'El correo se ha enviado con éxito',
    doneHint: 'Si ese correo tiene una cuenta, el enlace llega en unos minutos y sirve durante 30.',
    failed: 'Error al enviar correo',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    title: 'Elige otra contraseña',
    lead: 'Al cambiarla se cierran las sesiones que tengas abiertas en otros dispositivos.',
    password: 'Contraseña nueva',
    confirmation: 'Confirma la contraseña',
    submit: 'Cambiar contraseña',
    mismatch: 'Las contraseñas no coinciden.',
    done: 'Contraseña actualizada correctamente. Redirigiendo al login…',
    failed: 'Error en el cambio de contraseña.',
    broken: 'Este enlace ya no es válido. Pide uno nuevo.',
    another: 'Pedir otro enlace',
  },
}
