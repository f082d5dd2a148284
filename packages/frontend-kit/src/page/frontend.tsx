import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, useEffect } from 'react'
import { CrashBoundary } from '../crash-boundary.tsx'
import { queryClient } from '../http/query-client.ts'
import { usePath } from '../use-path.ts'
import { RenderedPath } from './rendered-path.ts'

type Props = Pick<ComponentProps<typeof CrashBoundary>, 'onCrash' | 'restart'> & {
  App: ComponentType
  /** That the frontend is mounted at. */
  path: string
  onMounted?: (() => void) | undefined
}

/** A frontend with all that is around it: the same tree where it is prerendered and where it is hydrated. */
export function Frontend({ App, path, onMounted, ...page }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedPath value={path}>
        <Page {...page}>
          <App />
        </Page>
      </RenderedPath>
      <Mounted onMounted={onMounted} />
    </QueryClientProvider>
  )
}

function Page(props: Omit<ComponentProps<typeof CrashBoundary>, 'path'>) {
  return <CrashBoundary path={usePath()} {...props} />
}

function Mounted({ onMounted }: Pick<Props, 'onMounted'>) {
  useEffect(() => onMounted?.(), [onMounted])
  return null
}
