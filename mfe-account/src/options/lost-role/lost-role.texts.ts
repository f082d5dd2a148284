/** What somebody reads whose session ended, or role changed, while an admin's page was open. */
export const texts = {
  title: 'Tu sesión de administrador terminó',
  text: 'Pasa cuando un administrador cambia tu rol, cuando la cierras en otro dispositivo o cuando cambias tu contraseña. Entra otra vez para seguir. Si después ya no ves «Opciones», tu rol cambió: pídele a un administrador que te lo devuelva.',
  login: 'Iniciar sesión',
  later: 'Ahora no',
}
