import {
  deleteOwnAccount,
  deleteUser,
  endSessionsOfUser,
  exportMe,
  getMe,
  type ListedUser,
  listUsers,
  searchUsers,
  type UserChanges,
  type UserSearch,
  updateUser,
} from '@semaforo/contracts'
import { queryAll } from '@semaforo/platform'
import { badRequest, conflict, notAllowed, notFound, requireFreshProof, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import { z } from 'zod'
import { auditExport } from '../audit/audit.ts'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { type Caller, createCallers } from '../sessions/caller.ts'
import { endAllSessions } from './decisions.ts'
import { type Filters, searchPage } from './directory/search.ts'
import { closeAccount, editProfile, eraseUser, setRole, setStatus } from './effects.ts'
import { exportAll } from './export.ts'
import { listedUser, publicUser } from './user.ts'

/** Admins search, change and erase users. `updateUser` also serves people who edit their own profile. */
export function administrationRoutes(identity: Identity): Router {
  const { stores, secret, platform } = identity
  const router = Router()
  const callers = createCallers(identity)
  const pageCursors = platform.cache('identity-pages')

  const listOrSearch = { ...searchUsers, answer: z.union([listUsers.answer, searchUsers.answer]) }
  serveAs(router, callers, listOrSearch, ({ query, req }) =>
    Object.keys(req.query).length === 0
      ? everybody(identity)
      : searchPage(stores, pageCursors, filtersOf(query), Number(query.page || 1)),
  )

  serveAs(router, callers, updateUser, async ({ caller, params, body, req }) => {
    const by = initiatorOf(secret, req, caller.id)
    const change = permittedChange(caller, params.id, body)
    if (change === 'administration' || body.password !== undefined) requireFreshProof(caller)
    if (change === 'administration') {
      let user = body.role && (await setRole(identity, params.id, body.role, by))
      if (body.status !== undefined) user = await setStatus(identity, params.id, body.status, by)
      if (!user) throw notFound('user-not-found', 'Ese usuario ya no existe.')
      return publicUser(params.id, user)
    }
    return publicUser(caller.id, await editProfile(identity, caller, body, by))
  })

  serveAs(router, callers, endSessionsOfUser, async ({ caller, params, req }) => {
    if (params.id === caller.id) throw ownAccount()
    const by = initiatorOf(secret, req, caller.id)
    const { state } = await stores.users.update(params.id, (user) => endAllSessions(params.id, user, by))
    if (!state) throw notFound('user-not-found', 'Ese usuario ya no existe.')
    return { message: 'Cerraste todas sus sesiones.' }
  })

  serveAs(router, callers, deleteUser, async ({ caller, params, req }) => {
    if (params.id === caller.id) throw ownAccount()
    if (!(await eraseUser(identity, params.id, initiatorOf(secret, req, caller.id))))
      throw notFound('user-not-found', 'Ese usuario ya no existe.')
    return { message: 'Usuario eliminado permanentemente' }
  })
  return router
}

function filtersOf({ q, role, status, sort }: UserSearch) {
  return {
    ...(q && { q }),
    ...(role && { role }),
    ...(status && { status: status === 'true' }),
    ...(sort && { sort }),
  } as Filters
}

/** All users, newest first: the documented answer without query parameters. */
async function everybody({ stores: { users } }: Identity): Promise<ListedUser[]> {
  const all = await queryAll(users, 'created', { order: 'desc' })
  return all.map(({ id, state }) => listedUser(id, state))
}

/** A person's own account: read, export, close or erase. Editing is part of `updateUser` in administration. */
export function profileRoutes(identity: Identity): Router {
  const { secret, stores, now } = identity
  const router = Router()
  const callers = createCallers(identity)

  serveAs(router, callers, getMe, ({ caller }) => publicUser(caller.id, caller.user))

  serveAs(router, callers, exportMe, async ({ caller, req }) => {
    const exportedAt = new Date(now()).toISOString()
    const services = await exportAll(identity, caller, req.headers.authorization ?? '')
    await auditExport(stores, initiatorOf(secret, req, caller.id), caller.id, exportedAt)
    return { exportedAt, services }
  })

  serveAs(router, callers, deleteOwnAccount, async ({ caller, params, body, req }) => {
    if (params.id !== caller.id) throw notAllowed()
    const by = initiatorOf(secret, req, caller.id)
    const message = 'La cuenta fue eliminada con exito'
    if (body.erase) {
      await eraseUser(identity, caller.id, by)
      return { message }
    }
    const closed = await closeAccount(identity, caller.id, by)
    return { message, ...(closed?.eraseAt && { keptUntil: new Date(closed.eraseAt).toISOString() }) }
  })
  return router
}

const adminFields: readonly (keyof UserChanges)[] = ['role', 'status']

/**
 * Authorizes a change of user `id` and says which kind it is: admins set roles and states of others, and
 * everybody edits their own profile. Fields that may not be changed are refused, never ignored.
 * @throws {ProblemError} 400, 403, 409
 */
function permittedChange(
  caller: Pick<Caller, 'id' | 'role'>,
  id: string,
  body: UserChanges,
): 'profile' | 'administration' {
  const keys = (Object.keys(body) as (keyof UserChanges)[]).filter((key) => body[key] !== undefined)
  if (keys.length === 0) throw badRequest('nothing-to-change', 'No hay cambios para guardar')
  const administers = keys.some((key) => adminFields.includes(key))
  const edits = keys.some((key) => !adminFields.includes(key))
  if (administers && caller.role !== 'admin') throw notAllowed()
  if (administers && edits) throw badRequest('mixed-changes', 'El rol y el estado se cambian por separado.')
  if (administers && id === caller.id) throw ownAccount()
  if (edits && id !== caller.id) throw notAllowed()
  return administers ? 'administration' : 'profile'
}

const ownAccount = () =>
  conflict('own-account', 'No puedes cambiar tu propio rol o estado, ni eliminar tu cuenta desde aquí.')
