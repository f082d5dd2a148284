/** The texts that all forms share. */
export const texts = {
  cancel: 'Cancelar',
  leave: 'Hay cambios sin guardar. ¿Salir y perderlos?',
  retry: 'Intentar de nuevo',
  help: 'Qué pasó y qué hacer (en otra pestaña)',
  fields: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    firstName: 'Nombre',
    lastName: 'Apellidos',
  },
  password: {
    show: 'Mostrar',
    hide: 'Ocultar',
    showLabel: 'Mostrar contraseña',
    hideLabel: 'Ocultar contraseña',
    rulesLabel: 'Lo que pide una contraseña',
    kept: ' (cumplido)',
    missing: ' (pendiente)',
    rules: {
      length: 'De 8 a 128 caracteres',
      lowercase: 'Una minúscula',
      uppercase: 'Una mayúscula',
      digit: 'Un número',
      special: 'Un carácter especial, como ! ? o #',
    },
  },
}
