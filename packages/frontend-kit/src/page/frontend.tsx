import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, type ComponentType, useEffect } from 'react'
import { CrashBoundary } from '../crash-boundary.tsx'
import { queryClient } from '../http/query-client.ts'
import { usePath } from '../use-path.ts'

type Props = Pick<ComponentProps<typeof CrashBoundary>, 'onCrash' | 'restart'> & {
  App: ComponentType
  onMounted?: (() => void) | undefined
}

/** A frontend with all that is around it: the same tree where it is rendered ahead and where it is hydrated. */
export function Frontend({ App, onMounted, ...page }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <Page {...page}>
        <App />
      </Page>
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
