import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, useEffect } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { CrashBoundary } from './crash-boundary.tsx'
import { queryClient } from './http/query-client.ts'

/** What a frontend exposes as `./app`: single-spa's lifecycles, with the element it may fill. */
export type Lifecycles = {
  bootstrap(): Promise<void>
  mount(props: { domElement: HTMLElement }): Promise<void>
  unmount(): Promise<void>
}

/** Makes a React component a frontend. Mounting resolves when it is on the screen. */
export function lifecycles(App: ComponentType): Lifecycles {
  let root: Root | undefined
  return {
    async bootstrap() {},
    async mount({ domElement }) {
      root = createRoot(domElement)
      await new Promise<void>((resolve) => {
        root?.render(
          <QueryClientProvider client={queryClient}>
            <CrashBoundary>
              <App />
            </CrashBoundary>
            <OnScreen tell={resolve} />
          </QueryClientProvider>,
        )
      })
    },
    async unmount() {
      root?.unmount()
      root = undefined
    },
  }
}

function OnScreen({ tell }: { tell: () => void }) {
  useEffect(tell, [tell])
  return null
}
