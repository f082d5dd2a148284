import { usePageHead } from '@semaforo/frontend-kit'
import { ButtonLink, Container, ErrorState, Skeleton, SkeletonGroup } from '@semaforo/ui'
import { addressTexts as texts } from './address.texts.ts'
import { root } from './address.ts'
import styles from './opening.module.css'
import type { Lookup } from './use-address.ts'

/** In the place of a diagnostic that its address names: it is on its way, it is not there, or nobody knows. */
export function Opening({ lookup, onRetry }: { lookup: Lookup; onRetry: () => void }) {
  return (
    <Container className={styles.page}>
      {lookup === 'pending' && (
        <SkeletonGroup label={texts.pending} className={styles.pending}>
          <Skeleton shape="title" />
          <Skeleton shape="block" className={styles.awaited} />
        </SkeletonGroup>
      )}
      {lookup === 'missing' && <Missing />}
      {lookup === 'failed' && (
        <ErrorState level={1} title={texts.failed} description={texts.failedHint} onRetry={onRetry} />
      )}
    </Container>
  )
}

function Missing() {
  usePageHead({ title: texts.missing, missing: true })
  return (
    <div className={styles.missing}>
      <h1>{texts.missing}</h1>
      <p>{texts.missingHint}</p>
      <ButtonLink href={root}>{texts.toPage}</ButtonLink>
    </div>
  )
}
