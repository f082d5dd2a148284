import type { ListedUser } from '@semaforo/contracts'

/** An admin who is signed in. */
export const eva = {
  id: 'eva',
  firstName: 'Eva',
  lastName: 'Luna',
  email: 'eva@correo.mx',
  role: 'admin' as const,
  status: true,
}
export const evasSession = { user: eva, token: 'token' }

/** A user as the admin's list shows one; the first name gives id and address. */
export const aListedUser = (firstName: string, given: Partial<ListedUser> = {}): ListedUser => ({
  id: firstName.toLowerCase(),
  firstName,
  lastName: 'Paz',
  email: `${firstName.toLowerCase()}@correo.mx`,
  role: 'user',
  status: true,
  closedByOwner: false,
  createdAt: '2026-01-02T03:04:05.000Z',
  ...given,
})
