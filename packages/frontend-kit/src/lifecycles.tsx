import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, type ReactNode, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CrashBoundary } from './crash-boundary.tsx'
import { queryClient } from './http/query-client.ts'
import { usePath } from './use-path.ts'

/** The element that a frontend renders into. */
export type MountProps = { domElement: HTMLElement }

/** What a frontend exposes as `./app`: single-spa's lifecycles, each with the element to mount into. */
export type Lifecycles = {
  bootstrap(): Promise<void>
  mount(props: MountProps): Promise<void>
  unmount(props: MountProps): Promise<void>
}

/**
 * Turns a React component into a frontend. `mount` resolves once it has rendered, and rejects if not even its
 * crash panel can. One React root per element: an abandoned mount cannot interfere with a later one.
 */
export function lifecycles(App: ComponentType): Lifecycles {
  const roots = new Map<HTMLElement, Root>()
  return {
    async bootstrap() {},
    mount({ domElement }) {
      return new Promise<void>((resolve, reject) => {
        const onUncaughtError = (error: unknown) => {
          reportError(error)
          reject(error)
        }
        const root = createRoot(domElement, { onUncaughtError })
        roots.set(domElement, root)
        root.render(
          <QueryClientProvider client={queryClient}>
            <Page>
              <App />
            </Page>
            <Mounted onMounted={resolve} />
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

function Page({ children }: { children: ReactNode }) {
  return <CrashBoundary path={usePath()}>{children}</CrashBoundary>
}

function Mounted({ onMounted }: { onMounted: () => void }) {
  useEffect(onMounted, [onMounted])
  return null
}
