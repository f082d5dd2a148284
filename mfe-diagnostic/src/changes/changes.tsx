import { type Figures, improve } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { Button, Notice, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { loadHere } from '../offline/load-here.ts'
import { orHere } from '../offline/unreachable.ts'
import { texts } from '../texts.ts'
import styles from './changes.module.css'
import { Plan } from './plan.tsx'

/** 'Qué tendría que cambiar': the smallest changes that turn the light green, or that none can. */
export function Changes({ figures }: { figures: Figures }) {
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    queryKey: ['improvement', figures],
    queryFn: ({ signal }) =>
      orHere(request(improve, { body: figures, signal }), async () =>
        (await loadHere()).improvementHere(figures),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <section aria-labelledby="cambios" className={styles.changes}>
      <h2 id="cambios" tabIndex={-1}>
        {texts.changes.title}
      </h2>
      {isPending && (
        <SkeletonGroup label={texts.changes.loading}>
          <Skeleton shape="block" className={styles.awaited} />
        </SkeletonGroup>
      )}
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
      {data && <Plan improvement={data} />}
    </section>
  )
}
