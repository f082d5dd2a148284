import * as z from 'zod/mini'
import { Done, plainText } from './accounts/fields.ts'
import { call } from './call.ts'
import { cleanText, somethingVisible } from './text.ts'

const id = z.int().check(z.positive())
const version = z.int('Falta la versión que viste.').check(z.positive('Falta la versión que viste.'))
const position = z.int().check(z.positive())

const plain = z.regex(plainText, 'Hay caracteres que no se pueden usar aquí.')
/** A name that yields a slug. */
const name = z
  .string('Escribe el nombre.')
  .check(
    cleanText,
    z.minLength(1, 'Escribe el nombre.'),
    z.maxLength(80, 'El nombre puede tener hasta 80 caracteres.'),
    z.regex(/[a-zA-Z0-9áéíóúüñÁÉÍÓÚÜÑ]/, 'El nombre necesita letras o números.'),
    plain,
  )
const description = z
  .string('Escribe de qué trata.')
  .check(
    cleanText,
    z.regex(somethingVisible, 'Escribe de qué trata.'),
    z.maxLength(200, 'La descripción puede tener hasta 200 caracteres.'),
    plain,
  )
/** What one can do after a roadmap; empty for none. */
const promise = z
  .string('Escribe qué logra quien lo termina.')
  .check(cleanText, z.maxLength(140, 'La promesa puede tener hasta 140 caracteres.'), plain)

const once = (ids: readonly number[]) => new Set(ids).size === ids.length
const tagIds = z
  .array(id, 'Elige los temas.')
  .check(
    z.minLength(1, 'Elige al menos un tema.'),
    z.maxLength(50, 'Un roadmap puede tener hasta 50 temas.'),
    z.refine(once, 'Cada tema va una sola vez.'),
  )

/** A tag as its editor sees it; a change sends the `version` that it was based on. */
export const EditedTag = z.object({
  id,
  name: z.string(),
  slug: z.string(),
  description: z.string(),
  position,
  version,
  retired: z.boolean(),
})
export type EditedTag = z.infer<typeof EditedTag>

/** A roadmap as its editor sees it: its tags by id, in order, retired ones among them. */
export const EditedRoadmap = z.object({
  id,
  title: z.string(),
  promise: z.optional(z.string()),
  slug: z.string(),
  tagIds: z.array(id),
  position,
  version,
  retired: z.boolean(),
})
export type EditedRoadmap = z.infer<typeof EditedRoadmap>

export const listCatalogItems = call({
  method: 'get',
  path: '/api/catalog/items',
  summary: 'Todo el catálogo como lo ve quien lo edita, con lo retirado',
  auth: 'admin',
  answer: z.object({ tags: z.array(EditedTag), roadmaps: z.array(EditedRoadmap) }),
})

/** Appended to the order. `name-taken` comes with `errors` on `name`. */
export const createTag = call({
  method: 'post',
  path: '/api/catalog/tags',
  summary: 'Crea un tema',
  auth: 'admin',
  body: z.strictObject({ name, description }, 'Hay datos que no se pueden cambiar.'),
  answer: EditedTag,
  problems: { 409: ['name-taken'] },
})

const itemInPath = z.object({
  id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/, 'Ese elemento no existe.')), z.transform(Number)),
})

/**
 * Only the changed fields; `retired` removes a tag from every screen or restores it. A renamed tag keeps its
 * path, so that shared links stay valid. `item-changed` on a conflict with another editor.
 */
export const updateTag = call({
  method: 'patch',
  path: '/api/catalog/tags/:id',
  summary: 'Cambia o retira un tema',
  auth: 'admin',
  params: itemInPath,
  body: z.strictObject(
    {
      version,
      name: z.optional(name),
      description: z.optional(description),
      retired: z.optional(z.boolean()),
    },
    'Hay datos que no se pueden cambiar.',
  ),
  answer: EditedTag,
  problems: {
    400: ['nothing-to-change'],
    404: ['item-not-found'],
    409: ['item-changed', 'name-taken'],
  },
})

/** Appended to the order. `name-taken` comes with `errors` on `title`. */
export const createRoadmap = call({
  method: 'post',
  path: '/api/catalog/roadmaps',
  summary: 'Crea un roadmap',
  auth: 'admin',
  body: z.strictObject(
    { title: name, promise: z.optional(promise), tagIds },
    'Hay datos que no se pueden cambiar.',
  ),
  answer: EditedRoadmap,
  problems: { 400: ['unknown-tag'], 409: ['name-taken'] },
})

/** Like `updateTag`; `tagIds` is the whole new order. */
export const updateRoadmap = call({
  method: 'patch',
  path: '/api/catalog/roadmaps/:id',
  summary: 'Cambia o retira un roadmap',
  auth: 'admin',
  params: itemInPath,
  body: z.strictObject(
    {
      version,
      title: z.optional(name),
      promise: z.optional(promise),
      tagIds: z.optional(tagIds),
      retired: z.optional(z.boolean()),
    },
    'Hay datos que no se pueden cambiar.',
  ),
  answer: EditedRoadmap,
  problems: {
    400: ['nothing-to-change', 'unknown-tag'],
    404: ['item-not-found'],
    409: ['item-changed', 'name-taken'],
  },
})

/**
 * Sets the order of all visible items of one kind; idempotent. `item-changed` where the ids are not exactly
 * the ids of the visible items.
 */
export const orderCatalog = call({
  method: 'post',
  path: '/api/catalog/order',
  summary: 'Ordena los temas o los roadmaps',
  auth: 'admin',
  body: z.strictObject({
    kind: z.enum(['tag', 'roadmap'], 'Ese tipo no existe.'),
    ids: z.array(id, 'Falta el orden.').check(z.maxLength(1000), z.refine(once, 'Cada uno va una sola vez.')),
  }),
  answer: Done,
  problems: { 409: ['item-changed'] },
})
