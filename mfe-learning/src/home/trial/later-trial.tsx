import { lazyPage, whenIdle } from '@semaforo/frontend-kit'
import { memo } from 'react'
import styles from '../hero.module.css'

const load = () => import(/* webpackChunkName: "page-home" */ './trial.tsx')

/** In a browser once the page has nothing else to do: until then, and where it cannot be had, the prerendered page stays. */
const loadWhenIdle = (): ReturnType<typeof load> =>
  new Promise((resolve) => whenIdle(() => void load().then(resolve, () => undefined)))

/**
 * Memoized: a re-render while the lazy chunk is pending would make React replace the prerendered markup with the
 * fallback.
 */
export const LaterTrial = memo(
  lazyPage('document' in globalThis ? loadWhenIdle : load, <div className={styles.trial} />),
)
