/** The texts of the profile form. Those that the specification prescribes are verbatim. */
export const texts = {
  title: 'Edita tu perfil',
  email: 'Correo electrónico',
  emailHint: 'El correo no se puede cambiar.',
  password: 'Contraseña nueva (opcional)',
  submit: 'Guardar cambios',
  nothing: 'No hay cambios para guardar',
  done: 'Edicion completada redirigiendo al perfil',
  failed: 'error de edicion',
}
