import { usePath, useSession } from '@semaforo/frontend-kit'
import { LiveRegion, Logo, ThemeToggle } from '@semaforo/ui'
import { useEffect } from 'react'
import { covers } from '../registry/owner.ts'
import type { Section } from '../registry/read-registry.ts'
import { texts } from '../shell.texts.ts'
import styles from './header.module.css'
import { bottomLinks, type NavLink, personLink, sectionLinks } from './nav-links.ts'

/**
 * The header of every page; on phones its links are a bar at the bottom. Until the sections are known that bar is
 * empty: links that move away from under a finger are worse than links that come a moment later.
 */
export function Header({ sections, onShown }: { sections: Section[] | undefined; onShown?: () => void }) {
  useEffect(() => onShown?.(), [onShown])
  const session = useSession()
  const path = usePath()
  const person = personLink(session)
  return (
    <>
      <header className={styles.header}>
        <div className={styles.inner}>
          <a className={styles.logo} href="/home">
            <Logo />
          </a>
          <nav className={styles.sections} aria-label={texts.nav.label}>
            {sectionLinks(sections ?? [], session).map((link) => (
              <a key={link.path} href={link.path} aria-current={current(link, path)}>
                {link.label}
              </a>
            ))}
          </nav>
          <ThemeToggle />
          <a
            className={session ? styles.profile : styles.login}
            href={person.path}
            aria-current={current(person, path)}
            data-guest={person.guest}
          >
            {person.label}
          </a>
        </div>
      </header>
      <nav className={styles.bottom} aria-label={texts.nav.label}>
        {sections &&
          bottomLinks(sections, session).map((link) => (
            <a key={link.path} href={link.path} aria-current={current(link, path)} data-guest={link.guest}>
              <link.icon aria-hidden size={20} />
              {link.label}
            </a>
          ))}
      </nav>
      <LiveRegion />
    </>
  )
}

function current({ path }: NavLink, shown: string): 'page' | undefined {
  return covers(path, shown) ? 'page' : undefined
}
