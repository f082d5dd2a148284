import { LatePart, whenIdle } from '@semaforo/frontend-kit'
import { lazy, memo } from 'react'
import styles from '../hero.module.css'

const bring = async () => ({
  default: (await import(/* webpackChunkName: "page-home" */ './trial.tsx')).Trial,
})

/** In a browser once the page has nothing else to do: until then, and where it cannot be had, the rendered page stays. */
const Trial = lazy(() =>
  'document' in globalThis
    ? new Promise<Awaited<ReturnType<typeof bring>>>((resolve) =>
        whenIdle(() => void bring().then(resolve, () => undefined)),
      )
    : bring(),
)

/**
 * Memoized: a re-render while the lazy chunk is pending would make React replace the prerendered markup with the
 * fallback.
 */
export const LaterTrial = memo(() => (
  <LatePart fallback={<div className={styles.trial} />}>
    <Trial />
  </LatePart>
))
