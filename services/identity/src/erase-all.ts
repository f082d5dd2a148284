import type { AggregateStore } from '@semaforo/platform'

/** How many aggregates one query of `eraseAll` asks for. */
export const eraseBatch = 100

/** Erases whatever `find` returns, and asks again until it returns nothing, or the signal is aborted. */
export async function eraseAll<State>(
  store: Pick<AggregateStore<State>, 'update'>,
  find: () => Promise<{ items: readonly { id: string }[] }>,
  stopping?: AbortSignal,
): Promise<void> {
  for (let found = await find(); found.items.length > 0; found = await find()) {
    if (stopping?.aborted) return
    for (const { id } of found.items) await store.update(id, () => [null, []])
  }
}
