import {
  createRoadmap,
  createTag,
  listCatalogItems,
  orderCatalog,
  updateRoadmap,
  updateTag,
} from '@semaforo/contracts'
import { type Authenticate, serveAs } from '@semaforo/service-kit'
import type { Router } from 'express'
import type { CatalogItem } from '../item.ts'
import { allOf } from '../read-catalog.ts'
import type { ItemStore } from '../store.ts'
import { change, reorder } from './change.ts'
import { create } from './create.ts'
import { editedRoadmap, editedTag, readEdited } from './edited.ts'
import { unknownTag } from './refusals.ts'

/** The editor's HTTP API, for admins only. Every change is published, so that open pages show it. */
export function editingRoutes(router: Router, authenticate: Authenticate, items: ItemStore): void {
  serveAs(router, authenticate, listCatalogItems, () => readEdited(items))

  serveAs(router, authenticate, createTag, async ({ caller, body: { name, description } }) =>
    editedTag(
      await create(items, { kind: 'tag', name, actor: caller.sub }, (slot) => ({
        kind: 'tag',
        ...slot,
        name,
        description,
      })),
    ),
  )
  serveAs(
    router,
    authenticate,
    updateTag,
    async ({ caller, params: { id }, body: { version, ...changes } }) =>
      editedTag(
        await change(items, { kind: 'tag', id, version, actor: caller.sub }, (tag) => ({
          ...tag,
          name: changes.name ?? tag.name,
          description: changes.description ?? tag.description,
          ...retirement(tag, changes.retired),
        })),
      ),
  )

  serveAs(router, authenticate, createRoadmap, async ({ caller, body: { title, promise, tagIds } }) => {
    await requireTags(tagIds)
    return editedRoadmap(
      await create(items, { kind: 'roadmap', name: title, actor: caller.sub }, (slot) => ({
        kind: 'roadmap',
        ...slot,
        title,
        ...(promise && { promise }),
        tagIds,
      })),
    )
  })
  serveAs(
    router,
    authenticate,
    updateRoadmap,
    async ({ caller, params: { id }, body: { version, ...changes } }) => {
      if (changes.tagIds) await requireTags(changes.tagIds)
      return editedRoadmap(
        await change(items, { kind: 'roadmap', id, version, actor: caller.sub }, (roadmap) => ({
          ...roadmap,
          title: changes.title ?? roadmap.title,
          ...(changes.promise !== undefined && { promise: changes.promise }),
          tagIds: changes.tagIds ?? roadmap.tagIds,
          ...retirement(roadmap, changes.retired),
        })),
      )
    },
  )

  serveAs(router, authenticate, orderCatalog, async ({ caller, body: { kind, ids } }) => {
    await reorder(items, { kind, ids, actor: caller.sub })
    return { message: 'Orden guardado' }
  })

  async function requireTags(tagIds: readonly number[]): Promise<void> {
    const known = new Set((await allOf(items, 'tag')).map(({ state }) => state.id))
    if (!tagIds.every((id) => known.has(id))) throw unknownTag()
  }
}

/** The `retired` field, only if it changes: an item that was never retired does not get one. */
const retirement = ({ retired: before = false }: CatalogItem, retired = before) =>
  retired === before ? {} : { retired }
