import { queryClient } from '../http/query-client.ts'
import type { Lifecycles } from '../lifecycles.tsx'
import { type Session, session } from '../session/session.ts'

/** Opens a page of a frontend in jsdom, as a guest or as somebody who is signed in. */
export type OpenFrontend = (path: string, as?: Session) => Promise<HTMLElement>

/**
 * Mounts a frontend for the tests of a file as the shell does, without prerendered markup. Each test begins with empty
 * storage, an empty query cache and its own element.
 */
export function openFrontend(frontend: Lifecycles): OpenFrontend {
  let stop: (() => Promise<void>) | undefined
  const leave = async () => {
    await stop?.()
    stop = undefined
  }

  beforeAll(() => {
    // React schedules its work as it does in a browser, and a test waits for what it shows.
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false })
    for (const event of ['popstate', 'pushState', 'replaceState'])
      addEventListener(event, () => dispatchEvent(new Event('single-spa:routing-event')))
    document.addEventListener('click', followLink)
  })

  afterEach(async () => {
    await leave()
    queryClient.clear()
    localStorage.clear()
    // What was read from it is in the page's memory until it hears of this.
    dispatchEvent(new StorageEvent('storage'))
    sessionStorage.clear()
    history.replaceState(null, '', '/')
  })

  return async (path, as) => {
    await leave()
    history.replaceState(null, '', path)
    if (as) session.write(as)
    const domElement = document.createElement('main')
    document.body.append(domElement)
    stop = async () => {
      await frontend.unmount({ domElement })
      domElement.remove()
    }
    await frontend.mount({ domElement })
    return domElement
  }
}

/** As the shell does: a link of the site changes the address without loading a page. */
function followLink(event: MouseEvent): void {
  const link = (event.target as Element).closest('a')
  if (!link || event.defaultPrevented || link.target || link.origin !== location.origin) return
  event.preventDefault()
  history.pushState(null, '', link.href)
}
