import { type ComponentType, type ReactNode, startTransition } from 'react'
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client'
import { isChunkError } from './chunk-error.ts'
import { Frontend } from './page/frontend.tsx'
import { takeRenderedState } from './page/rendered-state.ts'
import { takeStylesOver } from './page/take-styles-over.ts'

/**
 * The element that a frontend renders into, and what its page offers it. What is in the element was prerendered by
 * the same release for the page's path.
 */
export type MountProps = {
  domElement: HTMLElement
  /** Told of each error that the frontend's crash panel replaced. */
  onCrash?: (error: unknown) => void
  /** Told of each error that React recovered from, such as a page that was prerendered and differs. */
  onRecovered?: (error: unknown) => void
  /** Loads the frontend anew, in its newest release. */
  restart?: () => void
}

/** What a frontend exposes as `./app`: single-spa's lifecycles, each with the element to mount into. */
export type Lifecycles = {
  bootstrap(): Promise<void>
  mount(props: MountProps): Promise<void>
  unmount(props: MountProps): Promise<void>
}

/**
 * Turns a React component into a frontend. `mount` resolves once it has rendered, and rejects if not even its
 * crash panel can, or if a part of its first page could not be loaded. One React root per element: an abandoned
 * mount cannot interfere with a later one.
 */
export function lifecycles(App: ComponentType): Lifecycles {
  const roots = new Map<HTMLElement, Root>()
  return {
    async bootstrap() {},
    mount({ domElement, onCrash, onRecovered, restart }) {
      return new Promise<void>((resolve, reject) => {
        const onUncaughtError = (error: unknown) => {
          reportError(error)
          reject(error)
        }
        let mounted = false
        const onMounted = () => {
          mounted = true
          resolve()
        }
        const crashed = (error: unknown) => {
          if (isChunkError(error) && !mounted) reject(error)
          else onCrash?.(error)
        }
        const page = (
          <Frontend
            App={App}
            path={location.pathname}
            onCrash={crashed}
            restart={restart}
            onMounted={onMounted}
          />
        )
        const onRecoverableError = (error: unknown) => {
          reportError(error)
          onRecovered?.(error)
        }
        // In slices, between which the page reacts.
        startTransition(() => {
          roots.set(domElement, rootOf(domElement, page, { onUncaughtError, onRecoverableError }))
        })
      })
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

/** Hydrates prerendered elements and renders the others. */
function rootOf(element: HTMLElement, page: ReactNode, options: RootOptions): Root {
  takeRenderedState()
  if (element.hasChildNodes()) {
    takeStylesOver(element)
    return hydrateRoot(element, page, options)
  }
  const root = createRoot(element, options)
  root.render(page)
  return root
}
