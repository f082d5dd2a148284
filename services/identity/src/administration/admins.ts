import { randomUUID } from 'node:crypto'
import { ConfigError, conflict, UniqueViolation } from '@semaforo/service-kit'
import type { IdentityConfig } from '../config.ts'
import type { Identity } from '../identity.ts'
import { isCommon } from '../passwords/common.ts'
import { weaknessOf } from '../passwords/guessable.ts'
import { signUp } from '../registration/sign-up.ts'
import type { Stores } from '../stores.ts'
import type { By } from '../user.ts'
import { changeRole, changeStatus } from './account.ts'
import { joinRoster, leaveRoster } from './roster.ts'

/** All active admins stand in one roster. */
const roster = 'admins'

/**
 * Before an active admin loses role, status or account.
 * @throws {ProblemError} 409 for the last one
 */
export async function leaveAdmins({ rosters }: Stores, id: string): Promise<void> {
  const { result: hasLeft } = await rosters.update(roster, (state) => leaveRoster(state, id))
  if (!hasLeft) throw conflict('last-admin', 'Tiene que quedar al menos un administrador activo.')
}

/** After somebody became an active admin; who lost that again in the meantime does not stay in the roster. */
export async function joinAdmins({ rosters, users }: Stores, id: string): Promise<void> {
  await rosters.update(roster, (state) => joinRoster(state, id))
  const user = (await users.get(id))?.state
  if (user?.role === 'admin' && user.status) return
  await rosters.update(roster, (state) => leaveRoster(state, id))
}

/** Enters every active admin: a process that ended between two writes may have left one out. */
export async function restoreRoster(stores: Stores): Promise<void> {
  const { items } = await stores.users.query('both', { equals: ['admin', true], limit: 1_000 })
  for (const { id } of items) await joinAdmins(stores, id)
}

/**
 * Creates or promotes the first admin. An account that exists keeps its password.
 * @throws {ConfigError} when the account does not exist and no password was given, or one that is soon guessed
 */
export async function ensureAdmin(identity: Identity, config: IdentityConfig): Promise<void> {
  const { stores } = identity
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = config
  if (email === undefined) return
  const find = async () => (await stores.users.query('email', { equals: [email], limit: 1 })).items[0]?.id
  const id = (await find()) ?? (await create(identity, email, password)) ?? (await find())
  if (id === undefined) throw new Error('the account of ADMIN_EMAIL was erased while this process started')
  await stores.users.update(id, (state) => changeRole(id, state, 'admin', atStart))
  await stores.users.update(id, (state) => changeStatus(id, state, true, atStart))
  await joinAdmins(stores, id)
}

const atStart: By = { origin: 'start' }

/** The new admin's id; undefined where another instance that starts as well was faster. */
async function create({ stores, passwords, now }: Identity, email: string, password: string | undefined) {
  if (password === undefined)
    throw new ConfigError('ADMIN_PASSWORD', 'escribe la contraseña con la que se creará ADMIN_EMAIL.')
  const id = randomUUID()
  const name = { firstName: 'Administración', lastName: 'Semáforo' }
  const weakness = isCommon(password) ? 'es de las más usadas' : weaknessOf(password, { ...name, email })
  if (weakness)
    throw new ConfigError('ADMIN_PASSWORD', `escribe otra contraseña; esa se adivina fácil: ${weakness}.`)
  const person = { ...name, email, passwordHash: await passwords.hash(password), role: 'admin' } as const
  try {
    await stores.users.update(id, (state) => signUp(id, state, person, { by: atStart, now: now() }))
    return id
  } catch (error) {
    if (error instanceof UniqueViolation) return undefined
    throw error
  }
}
