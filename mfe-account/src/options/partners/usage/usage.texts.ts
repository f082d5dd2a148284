/** The texts of a partner's usage. */
export const texts = {
  title: 'Uso en los últimos 30 días',
  lead: 'Solo números: nada de aquí dice de quién.',
  loading: 'Cargando el uso…',
  failed: 'No pudimos cargar el uso',
  none: 'En estos días nadie lo ha visto. Los números aparecen el mismo día.',
  kinds: { viewed: 'Vistas', started: 'Empezados', finished: 'Terminados', shared: 'Compartidos' },
  chart: (first: string, last: string, most: string, day: string) =>
    `Del ${first} al ${last}. El día con más vistas fue el ${day}, con ${most}.`,
  byDay: 'Ver los números por día',
  day: 'Día',
}
