export const texts = {
  title: 'Confirma que eres tú',
  lead: 'Pasaron más de diez minutos desde que entraste, y lo que sigue no se puede deshacer o entrega tus datos. Escribe tu contraseña para continuar.',
  password: 'Contraseña',
  missing: 'Escribe tu contraseña.',
  cancel: 'Cancelar',
  confirm: 'Continuar',
}
