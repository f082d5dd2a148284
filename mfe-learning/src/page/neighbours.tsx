import { ChevronRight } from '@semaforo/ui'
import styles from './neighbours.module.css'
import { texts } from './page.texts.ts'

type Neighbour = { name: string; path: string } | undefined

/** Links to the pages before and after this one. */
export function Neighbours(props: { label: string; previous: Neighbour; next: Neighbour }) {
  const { label, previous, next } = props
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className={styles.neighbours}>
      {previous && (
        <a href={previous.path} rel="prev" className={styles.previous}>
          <ChevronRight aria-hidden />
          <span>
            <small>{texts.previous}</small> {previous.name}
          </span>
        </a>
      )}
      {next && (
        <a href={next.path} rel="next" className={styles.next}>
          <span>
            <small>{texts.next}</small> {next.name}
          </span>
          <ChevronRight aria-hidden />
        </a>
      )}
    </nav>
  )
}
