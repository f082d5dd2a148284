/** Somebody who is signed in. */
export const ana = {
  id: '5f0c6f3c-6e58-4a53-9d51-2f3f43f5a001',
  firstName: 'Ana',
  lastName: 'Paz Luna',
  email: 'ana@correo.mx',
  role: 'user' as const,
  status: true,
}
export const anasSession = { user: ana, token: 'token' }
