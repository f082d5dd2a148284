import { type Figures, improve } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { Button, Disclosure, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import type { ReactNode } from 'react'
import { texts } from '../diagnostic.texts.ts'
import { loadInBrowser } from '../result/load-in-browser.ts'
import { orInBrowser } from '../result/unreachable.ts'
import styles from './changes.module.css'
import { Plan } from './plan.tsx'

/** Whether green is within reach, above the plan, and below it the smallest changes that lead there. */
export function Changes({ figures, children }: { figures: Figures; children: ReactNode }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['improvement', figures],
    queryFn: ({ signal }) =>
      orInBrowser(request(improve, { body: figures, signal }), async () =>
        (await loadInBrowser()).improvementInBrowser(figures),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isPossible = data?.status === 'possible'
  return (
    <>
      {isPending && (
        <SkeletonGroup label={texts.changes.loading}>
          <Skeleton shape="text" />
        </SkeletonGroup>
      )}
      {data && <p>{isPossible ? texts.changes.possible : data.message}</p>}
      {children}
      {isError && (
        <Notice tone="warning" role="alert">
          <span className={styles.row}>
            {texts.changes.failed}
            <Button size="small" variant="secondary" loading={isFetching} onClick={() => void refetch()}>
              {texts.retry}
            </Button>
          </span>
        </Notice>
      )}
      {isPossible && (
        <Disclosure title={texts.changes.smallest}>
          <Plan improvement={data} />
        </Disclosure>
      )}
    </>
  )
}
