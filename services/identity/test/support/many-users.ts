import type { Platform } from '@semaforo/platform'
import { openStores } from '../../src/stores.ts'
import { entriesOf } from '../../src/user/directory/entries.ts'
import type { UserState } from '../../src/user/user.ts'

const firstNames = ['María', 'Juan', 'Guadalupe', 'José', 'Sofía', 'Luis', 'Elena', 'Carlos', 'Rosa', 'Diego']
const lastNames = ['Hernández', 'García', 'Martínez', 'López', 'González', 'Pérez', 'Ramírez', 'Cruz']

const pick = (from: readonly string[], n: number) => from[n % from.length] ?? ''

/** The n-th of many users: names repeat, addresses are unique. */
function userOf(n: number, surname: string, passwordHash: string): UserState {
  return {
    firstName: pick(firstNames, n),
    lastName: `${surname} ${pick(lastNames, Math.floor(n / firstNames.length))}`,
    email: `persona${n}.${surname.toLowerCase().normalize('NFD').replace(/\W/g, '')}@ejemplo.mx`,
    passwordHash,
    role: 'user',
    status: true,
    epoch: 1,
    createdAt: new Date(Date.UTC(2026, 0, 1) + n * 60_000).toISOString(),
  }
}

/** Writes users with their directory entries and without events; returns their ids. */
export async function fillWithUsers(
  platform: Platform,
  count: number,
  surname: string,
  passwordHash = '',
): Promise<string[]> {
  const { users, directory } = await openStores(platform)
  const ids: string[] = []
  const batch = 200
  for (let begin = 0; begin < count; begin += batch) {
    const writes: Promise<unknown>[] = []
    for (let n = begin; n < Math.min(count, begin + batch); n += 1) {
      const id = `${surname.normalize('NFD').replace(/\W/g, '')}-${n}`
      const user = userOf(n, surname, passwordHash)
      ids.push(id)
      writes.push(users.update(id, () => [user, []]))
      for (const [entry, state] of entriesOf(id, user))
        writes.push(directory.update(entry, () => [state, []]))
    }
    await Promise.all(writes)
  }
  return ids
}
