export const texts = {
  title: 'Sin conexión',
  description:
    'Esta página todavía no está guardada en este equipo: la verás cuando vuelva tu conexión a internet.',
  kept: 'Mientras tanto puedes abrir:',
  retry: 'Intentar de nuevo',
  lesson: 'Esta lección no está guardada en este equipo. Podrás verla cuando vuelva tu conexión a internet.',
}
