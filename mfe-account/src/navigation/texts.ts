/** The texts of ways from page to page. */
export const texts = {
  leaveNow: 'Ir ahora',
}
