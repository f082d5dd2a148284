import { newId } from '@semaforo/frontend-kit/new-id'

/** The key of the id in sessionStorage, and the prefix of the Web Lock that a tab holds for its id. */
const key = 'semaforo.tab'

/** The document before a reload may still hold the lock; a duplicated tab waits this long for its source. */
const longestUnloadMs = 2_000

let tab: Promise<string> | undefined

/** The id of this tab: it survives reloads, and no other open tab has it. */
export function thisTab(): Promise<string> {
  tab ??= claim()
  return tab
}

/** The id in storage, known at once: in a duplicated tab it is still that of its source. */
export function storedTab(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Gives this tab another id: without Web Locks, only a write shows that another tab has the same one. */
export function renewTab(): void {
  tab = begin()
}

/** The ids of the open tabs; undefined where the browser has no Web Locks (plain http). */
export async function openTabs(): Promise<ReadonlySet<string> | undefined> {
  const held = (await locks()?.query())?.held
  const start = `${key}.`
  return (
    held && new Set(held.flatMap(({ name }) => (name?.startsWith(start) ? [name.slice(start.length)] : [])))
  )
}

async function claim(): Promise<string> {
  const stored = storedTab()
  return stored !== undefined && (await hold(stored)) ? stored : begin()
}

async function begin(): Promise<string> {
  const id = newId()
  try {
    sessionStorage.setItem(key, id)
  } catch {
    // Where storage is refused the id lasts as long as the page.
  }
  await hold(id)
  return id
}

/** Holds the lock of an id until the document is gone; false if another tab holds it. */
function hold(id: string): Promise<boolean> {
  return new Promise((resolve) => {
    const untilGone = () => {
      resolve(true)
      return new Promise<never>(() => undefined)
    }
    const signal = AbortSignal.timeout(longestUnloadMs)
    const request = locks()?.request(`${key}.${id}`, { signal }, untilGone)
    if (request) request.catch(() => resolve(false))
    else resolve(true)
  })
}

/** TypeScript declares the property as always present. */
const locks = () => navigator.locks as LockManager | undefined
