/** The texts that the admin pages share. */
export const texts = {
  title: 'Opciones',
  nav: 'Secciones de opciones',
  sections: { info: 'Usuarios', edit: 'Recursos', aliados: 'Aliados', audit: 'Auditoría' },
  loadingPartners: 'Cargando aliados…',
}
