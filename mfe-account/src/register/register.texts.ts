/** The texts of the registration. Those that the specification prescribes are verbatim. */
export const texts = {
  register: {
    title: 'Crea tu cuenta',
    lead: 'Gratis. Guarda tus favoritos, recibe recomendaciones y averigua si tu negocio va en verde.',
    submit: 'Crear cuenta',
    known: '¿Ya tienes cuenta?',
    login: 'Inicia sesión',
    failed: 'No se pudo registrar. Intenta de nuevo.',
    elsewhere: (code: string) =>
      `Aquí no hay un registro que espere un código. Si empezaste en otro navegador, escribe ahí ${code}; si pasó más de una hora, empieza de nuevo.`,
  },
  verify: {
    title: 'Confirma tu correo',
    lead: (email: string) => `Enviamos un código de 5 caracteres a ${email}. Sirve durante 10 minutos.`,
    code: 'Código de verificación',
    hint: 'Si no lo encuentras, busca en el correo no deseado. Si ese correo ya tuvo una cuenta, el mensaje dice cómo volver a ella.',
    again: 'Tu contraseña',
    againHint: 'No la guardamos al recargar la página. Escríbela otra vez: con ella vas a entrar.',
    missing: 'Escribe los 5 caracteres del código.',
    submit: 'Verificar',
    done: 'Cuenta verificada con éxito. Redirigiendo al login en 5 segundos...',
    failed: 'No se pudo guardar el usuario',
    mayBeDone: 'Si ya habías confirmado con este código, tu cuenta está lista.',
    resend: 'Enviar otro código',
    resendIn: (seconds: number) => `Enviar otro código en ${seconds} s`,
    resent: 'Te enviamos otro código. El anterior ya no sirve.',
    resendFailed: 'No pudimos enviar otro código. Intenta de nuevo.',
    back: 'Corregir mis datos',
  },
}
