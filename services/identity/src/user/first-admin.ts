import { randomUUID } from 'node:crypto'
import { ConfigError, UniqueViolation } from '@semaforo/platform'
import type { IdentityConfig } from '../config.ts'
import type { Identity } from '../identity.ts'
import { isCommon } from '../passwords/common.ts'
import { weaknessOf } from '../passwords/guessable.ts'
import { joinAdmins } from './admins.ts'
import { changeRole, changeStatus, signUp } from './decisions.ts'
import type { Initiator } from './user.ts'

/**
 * Creates the admin of `ADMIN_EMAIL`, or promotes an existing account, which keeps its password.
 * @throws {ConfigError} if the account does not exist and the password is missing or easily guessed
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

const atStart: Initiator = { origin: 'start' }

/** The new admin's id; undefined if another starting instance was faster. */
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
