import * as z from 'zod/mini'
import { call } from '../call.ts'
import { User } from '../session.ts'
import { cleanText } from '../text.ts'
import { Done, firstName, lastName, newPassword, userId } from './fields.ts'

/** A user as an admin sees it; where the account is inactive, `closedByOwner` says that no admin blocked it. */
export const ListedUser = z.extend(User, {
  createdAt: z.iso.datetime(),
  // A service of an older release does not say it.
  closedByOwner: z._default(z.boolean(), false),
})
export type ListedUser = z.infer<typeof ListedUser>

/** The whole list, newest first. */
export const listUsers = call({
  method: 'get',
  path: '/api/users',
  summary: 'Todos los usuarios',
  auth: 'admin',
  answer: z.array(ListedUser),
})

/** Users in one page of a search. */
export const usersPerPage = 20

/** An empty parameter (`?q=&role=`) is ignored. */
const filter = <Value extends z.ZodMiniType>(value: Value) => z.union([value, z.literal('')])

/**
 * `q` matches the beginning of a name, of any word in it, or of an address; case and accents are ignored.
 * `status`: true for active accounts. `sort`: by registration, the newest first unless told otherwise, or by last name;
 * with `q` the order is that of the matches. `page` starts at 1.
 */
export const UserSearch = z.object({
  q: z.optional(z.string('Escribe a quién buscas.').check(cleanText, z.maxLength(100))),
  role: z.optional(filter(z.enum(['admin', 'user'], 'Ese rol no existe.'))),
  status: z.optional(filter(z.enum(['true', 'false'], 'Ese estado no existe.'))),
  sort: z.optional(filter(z.enum(['newest', 'oldest', 'name'], 'Ese orden no existe.'))),
  page: z.optional(z.string().check(z.regex(/^([1-9]\d{0,4})?$/, 'Esa página no existe.'))),
})
export type UserSearch = z.infer<typeof UserSearch>

/** `next` is the number of the next page, absent on the last. */
export const UserPage = z.object({
  users: z.array(ListedUser),
  page: z.int().check(z.positive()),
  next: z.optional(z.int().check(z.positive())),
})
export type UserPage = z.infer<typeof UserPage>

/**
 * The same path with at least one parameter (even an empty one): one page.
 */
export const searchUsers = call({
  method: 'get',
  path: '/api/users',
  summary: 'Usuarios por nombre, correo, rol o estado, de veinte en veinte',
  auth: 'admin',
  query: UserSearch,
  answer: UserPage,
})

/**
 * Only the changed fields. Users send firstName, lastName, password of their own account; an admin sends role or status
 * of another. Any other key is a 400.
 */
export const UserChanges = z.strictObject(
  {
    firstName: z.optional(firstName),
    lastName: z.optional(lastName),
    password: z.optional(newPassword),
    role: z.optional(z.enum(['admin', 'user'], 'Ese rol no existe.')),
    status: z.optional(z.boolean('Ese estado no existe.')),
  },
  'Hay datos que no se pueden cambiar.',
)
export type UserChanges = z.infer<typeof UserChanges>

/** Names change without a fresh proof, all else needs one. An invalid new password comes with `errors` on `password`. */
export const updateUser = call({
  method: 'patch',
  path: '/api/users/:id',
  summary: 'Cambia mis datos, o el rol o el estado de otra persona',
  auth: 'user',
  params: z.object({ id: userId }),
  body: UserChanges,
  answer: User,
  problems: {
    400: ['nothing-to-change', 'mixed-changes', 'common-password', 'guessable-password'],
    403: ['not-allowed', 'proof-needed'],
    404: ['user-not-found'],
    409: ['own-account', 'last-admin'],
    503: ['too-busy'],
  },
})

/**
 * Closes the own account, or erases it at once. A closed one can be taken up again, by its owner or an admin, until
 * `keptUntil`.
 */
export const deleteOwnAccount = call({
  method: 'patch',
  path: '/api/users/delete/:id',
  summary: 'Elimina mi cuenta',
  auth: 'user',
  freshProof: true,
  params: z.object({ id: userId }),
  body: z.strictObject({
    status: z.literal(false, 'El estado tiene que ser false.'),
    erase: z.optional(z.boolean('Di con true o false si se borra todo.')),
  }),
  answer: z.extend(Done, { keptUntil: z.optional(z.iso.datetime()) }),
  problems: { 403: ['not-allowed'], 409: ['last-admin'] },
})

/** For an account in the wrong hands: whoever uses it has to sign in again. */
export const endSessionsOfUser = call({
  method: 'post',
  path: '/api/users/:id/end-sessions',
  summary: 'Cierra todas las sesiones de otra persona',
  auth: 'admin',
  freshProof: true,
  params: z.object({ id: userId }),
  answer: Done,
  problems: { 404: ['user-not-found'], 409: ['own-account'] },
})

/** Erases a user in every service. */
export const deleteUser = call({
  method: 'delete',
  path: '/api/users/:id',
  summary: 'Elimina a un usuario permanentemente',
  auth: 'admin',
  freshProof: true,
  params: z.object({ id: userId }),
  answer: Done,
  problems: { 404: ['user-not-found'], 409: ['own-account', 'last-admin'] },
})
