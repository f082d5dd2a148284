import { ChipLink } from '@semaforo/ui'
import { useLocation } from 'wouter'
import styles from './sections.module.css'

type Props = {
  label: string
  /** The parent path, and the names of the sections by the rest of their path; the first one is the index. */
  base: string
  names: Readonly<Record<string, string>>
}

/** The tabs of a page with several sections, each with an address of its own. */
export function Sections({ label, base, names }: Props) {
  const [path] = useLocation()
  const shown = path === base ? `${base}/${Object.keys(names)[0]}` : path
  return (
    <nav aria-label={label} className={styles.sections}>
      {Object.entries(names).map(([section, name]) => (
        <ChipLink
          key={section}
          href={`${base}/${section}`}
          aria-current={isWithin(shown, `${base}/${section}`) ? 'page' : undefined}
        >
          {name}
        </ChipLink>
      ))}
    </nav>
  )
}

/** Whether a path is a section's own, or that of a page in it. */
const isWithin = (path: string, section: string) => path === section || path.startsWith(`${section}/`)
