import type { Figures } from '@semaforo/contracts'
import { useQuery } from '@semaforo/frontend-kit'
import type { Light } from '@semaforo/ui'
import type { CSSProperties, ReactNode } from 'react'
import styles from './firmness.module.css'
import { firmnessTexts } from './firmness.texts.ts'
import { loadInBrowser } from './load-in-browser.ts'

type Props = {
  figures: Figures
  /** The light that the page shows: of another one nothing is said. */
  light: Light
  /** The band of the score, above which the scores within reach of an error are marked. */
  children?: ReactNode
}

/** How firm the light is: which single figure, if wrong, would change it, computed in the page. */
export function Firmness({ figures, light, children }: Props) {
  const { data, isPending } = useQuery({
    queryKey: ['firmness', figures],
    queryFn: async () => (await loadInBrowser()).firmnessInBrowser(figures),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const firmness = data?.light === light ? data : undefined
  return (
    <div className={styles.firmness}>
      <div aria-hidden="true" className={styles.scale}>
        {firmness && (
          <div
            className={styles.range}
            style={{ '--from': firmness.from, '--to': firmness.to } as CSSProperties}
          />
        )}
      </div>
      {children}
      {(isPending || firmness) && (
        <p className={styles.words}>
          {firmness && (
            <>
              <span>{firmness.sentence}</span>{' '}
              <span className={styles.inWords}>{firmnessTexts.range(firmness.from, firmness.to)}</span>
            </>
          )}
        </p>
      )}
    </div>
  )
}
