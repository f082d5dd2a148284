import type { Session } from '../session/session.ts'

let users = 0

/** A session of a person whom no other test of the file knows. */
export function aSession(user: Partial<Session['user']> = {}): Session {
  users++
  return {
    user: {
      id: `user-${users}`,
      firstName: 'Ana',
      lastName: 'Ruiz',
      email: `ana${users}@correo.mx`,
      role: 'user',
      status: true,
      ...user,
    },
    token: `token-${users}`,
  }
}
