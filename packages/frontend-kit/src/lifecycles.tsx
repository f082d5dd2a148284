import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { isChunkError } from './chunk-error.ts'
import { CrashBoundary } from './crash-boundary.tsx'
import { queryClient } from './http/query-client.ts'
import { usePath } from './use-path.ts'

/** The element that a frontend renders into, and what its page offers it. */
export type MountProps = {
  domElement: HTMLElement
  /** Told of each error that the frontend's crash panel replaced. */
  onCrash?: (error: unknown) => void
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
    mount({ domElement, onCrash, restart }) {
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
        const root = createRoot(domElement, { onUncaughtError })
        roots.set(domElement, root)
        root.render(
          <QueryClientProvider client={queryClient}>
            <Page onCrash={crashed} restart={restart}>
              <App />
            </Page>
            <Mounted onMounted={onMounted} />
          </QueryClientProvider>,
        )
      })
    },
    async unmount({ domElement }) {
      roots.get(domElement)?.unmount()
      roots.delete(domElement)
    },
  }
}

type PageProps = Pick<ComponentProps<typeof CrashBoundary>, 'onCrash' | 'restart' | 'children'>

function Page(props: PageProps) {
  return <CrashBoundary path={usePath()} {...props} />
}

function Mounted({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted])
  return null
}
