import { ChevronRight } from '@semaforo/ui'
import styles from './breadcrumbs.module.css'
import { texts } from './page.texts.ts'

/** A page on the way to the one that is shown. */
export type Crumb = { name: string; path: string }

/** The way from the start to this page; the last one is the page itself. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label={texts.breadcrumbs}>
      <ol className={styles.list}>
        {crumbs.map(({ name, path }, index) => (
          <li key={path} className={styles.crumb}>
            {index > 0 && <ChevronRight aria-hidden />}
            <a href={path} aria-current={index === crumbs.length - 1 ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
