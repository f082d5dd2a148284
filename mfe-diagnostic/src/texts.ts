export const texts = {
  title: 'Semáforo financiero',
  soon: 'Estamos preparando esta sección.',
}
