/** The texts of navigation and redirects. */
export const texts = {
  leaveNow: 'Ir ahora',
}
