import { FocusGoesOn } from '@semaforo/frontend-kit/retry'
import { useRecords } from '@semaforo/learning-kit'
import { ButtonLink, ErrorState, Skeleton, SkeletonGroup, TrafficLight } from '@semaforo/ui'
import styles from './own-light.module.css'
import { OwnLight } from './own-light.tsx'
import { texts } from './signed-in.texts.ts'

/** Where somebody stands: their latest light, or how to get the first one. */
export default function OwnStanding({ userId }: { userId: string }) {
  const { data, error, isFetching, refetch } = useRecords(userId)
  if (data) {
    const [record, ...earlier] = data
    if (!record) return <Invitation />
    const before = earlier.find(({ negocio }) => negocio?.id === record.negocio?.id)
    return <OwnLight record={record} before={before} />
  }
  if (!error)
    return (
      <SkeletonGroup label={texts.loading}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </SkeletonGroup>
    )
  return (
    <FocusGoesOn>
      <ErrorState
        title={texts.failed}
        description={error.message}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    </FocusGoesOn>
  )
}

function Invitation() {
  return (
    <div className={styles.light}>
      <TrafficLight light="none" />
      <div className={styles.words}>
        <p>{texts.invitation}</p>
        <p>
          <ButtonLink href="/minegocio">{texts.diagnose}</ButtonLink>
        </p>
      </div>
    </div>
  )
}
