export const texts = {
  description:
    'Retiramos la versión de esta sección que tienes abierta. Recarga la página para usar la que la reemplaza; lo que no hayas guardado se perderá.',
  reload: 'Recargar',
  later: 'Más tarde',
}
