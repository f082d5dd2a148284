export const texts = {
  title: 'Tu cuenta',
  soon: 'Estamos preparando esta sección.',
}
