import {
  deleteOwnAccount,
  deleteUser,
  type ListedUser,
  listUsers,
  searchUsers,
  type UserChanges,
  updateUser,
} from '@semaforo/contracts'
import { badRequest, conflict, notAllowed, notFound, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { byOf } from '../origin.ts'
import { confirmPassword } from '../profile/confirm-password.ts'
import { editProfile } from '../profile/edit-profile.ts'
import { type Caller, createCallers } from '../sessions/caller.ts'
import { listedUser, publicUser } from '../user.ts'
import { type Filters, searchPage } from './directory/search.ts'
import { eraseUser, setRole, setStatus } from './manage-user.ts'

/** Users as they and admins change them. What a caller may do is decided here, in `updateUser`. */
export function userRoutes(identity: Identity): Router {
  const { stores, secret, platform } = identity
  const router = Router()
  const callers = createCallers(identity)
  const ends = platform.cache('identity-pages')

  const listOrSearch = { ...searchUsers, answer: z.union([listUsers.answer, searchUsers.answer]) }
  serveAs(router, callers, listOrSearch, ({ query, req }) =>
    Object.keys(req.query).length === 0
      ? everybody(identity)
      : searchPage(stores, ends, filtersOf(query), Number(query.page || 1)),
  )

  serveAs(router, callers, deleteOwnAccount, async ({ caller, params, body, req }) => {
    if (params.id !== caller.id) throw notAllowed()
    await confirmPassword(identity, caller, body.currentPassword)
    await setStatus(identity, caller.id, false, byOf(secret, req, caller.id))
    return { message: 'La cuenta fue eliminada con exito' }
  })

  serveAs(router, callers, updateUser, async ({ caller, params, body, req }) => {
    const by = byOf(secret, req, caller.id)
    const change = permitted(caller, params.id, body)
    if (change === 'administration') {
      let user = body.role && (await setRole(identity, params.id, body.role, by))
      if (body.status !== undefined) user = await setStatus(identity, params.id, body.status, by)
      if (!user) throw notFound('user-not-found', 'Ese usuario ya no existe.')
      return publicUser(params.id, user)
    }
    return publicUser(caller.id, await editProfile(identity, caller, body, by))
  })

  serveAs(router, callers, deleteUser, async ({ caller, params, req }) => {
    if (params.id === caller.id) throw ownAccount()
    if (!(await eraseUser(identity, params.id, byOf(secret, req, caller.id))))
      throw notFound('user-not-found', 'Ese usuario ya no existe.')
    return { message: 'Usuario eliminado permanentemente' }
  })
  return router
}

const ofAdmins: readonly (keyof UserChanges)[] = ['role', 'status']

/**
 * Which kind of change this is, where the caller may make it: admins give roles and states to others, and
 * everybody edits their own profile. Nothing that may not be changed is passed over in silence.
 * @throws {ProblemError} 400, 403, 409
 */
function permitted(caller: Caller, id: string, body: UserChanges): 'profile' | 'administration' {
  const keys = (Object.keys(body) as (keyof UserChanges)[]).filter((key) => body[key] !== undefined)
  if (keys.every((key) => key === 'currentPassword'))
    throw badRequest('nothing-to-change', 'No hay cambios para guardar')
  const administers = keys.some((key) => ofAdmins.includes(key))
  const edits = keys.some((key) => !ofAdmins.includes(key))
  if (administers && caller.role !== 'admin') throw notAllowed()
  if (administers && edits) throw badRequest('mixed-changes', 'El rol y el estado se cambian por separado.')
  if (administers && id === caller.id) throw ownAccount()
  if (edits && id !== caller.id) throw notAllowed()
  return administers ? 'administration' : 'profile'
}

const ownAccount = () =>
  conflict('own-account', 'No puedes cambiar tu propio rol o estado, ni eliminar tu cuenta desde aquí.')

function filtersOf(query: {
  q?: string | undefined
  role?: string | undefined
  status?: string | undefined
}) {
  return {
    ...(query.q && { q: query.q }),
    ...(query.role && { role: query.role }),
    ...(query.status && { status: query.status === 'true' }),
  } as Filters
}

/** The documented whole list. */
async function everybody({ stores: { users } }: Identity): Promise<ListedUser[]> {
  const all: ListedUser[] = []
  let after: string | undefined
  do {
    const page = await users.query('created', {
      order: 'desc',
      limit: 1_000,
      ...(after !== undefined && { after }),
    })
    for (const { id, state } of page.items) all.push(listedUser(id, state))
    after = page.next
  } while (after !== undefined)
  return all
}
