/** The texts of the audit log. */
export const texts = {
  title: 'Auditoría',
  lead: 'Quién hizo qué y cuándo. Las personas aparecen por su identificador; nunca su nombre ni su correo.',
  loading: 'Cargando la auditoría…',
  failed: 'No pudimos cargar la auditoría',
  empty: 'Todavía no hay nada registrado',
  more: 'Ver más',
  origin: (network: string) => `Desde la red ${network}`,
  atStart: 'Al arrancar el sitio',
}
