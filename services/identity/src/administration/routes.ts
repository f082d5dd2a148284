import {
  deleteUser,
  type ListedUser,
  listUsers,
  searchUsers,
  type UserSearch,
  updateUser,
} from '@semaforo/contracts'
import { queryAll } from '@semaforo/platform'
import { notFound, serveAs } from '@semaforo/service-kit'
import { Router } from 'express'
import { z } from 'zod'
import type { Identity } from '../identity.ts'
import { initiatorOf } from '../origin.ts'
import { editProfile } from '../profile/edit-profile.ts'
import { createCallers } from '../sessions/caller.ts'
import { listedUser, publicUser } from '../user.ts'
import { type Filters, searchPage } from './directory/search.ts'
import { eraseUser, setRole, setStatus } from './manage-user.ts'
import { ownAccount, permittedChange } from './permitted-change.ts'

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
