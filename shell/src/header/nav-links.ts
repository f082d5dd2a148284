import type { Session } from '@semaforo/frontend-kit'
import { House, type Icon, iconNamed, User } from '@semaforo/ui'
import { isHidden } from '../registry/guard.ts'
import { routeOf } from '../registry/owner.ts'
import type { Section } from '../registry/read-registry.ts'
import { texts } from '../shell.texts.ts'

/** `guest`: for guests alone. */
export type NavLink = { path: string; label: string; icon: Icon; guest?: true }

const home: NavLink = { path: '/home', label: texts.nav.home, icon: House }
const profile: NavLink = { path: '/profile', label: texts.nav.profile, icon: User }
const login: NavLink = { path: '/login', label: texts.nav.login, icon: User, guest: true }

/** The links of every page to its sections, in their order; the logo links to /home. */
export function sectionLinks(sections: Section[], session: Session | null): NavLink[] {
  return sections
    .map(({ nav, routes }) => ({ ...nav, path: nav.path ?? routes[0]?.path ?? '' }))
    .filter(({ path }) => {
      const route = routeOf(sections, path)
      return route && !isHidden(route, session)
    })
    .sort((one, other) => one.order - other.order || one.label.localeCompare(other.label))
    .map(({ path, label, icon }) => ({ path, label, icon: iconNamed(icon) }))
}

/** The link to the profile, or to the login for a guest. */
export function personLink(session: Session | null): NavLink {
  return session ? profile : login
}

/** The links of the bottom bar on phones. */
export function bottomLinks(sections: Section[], session: Session | null): NavLink[] {
  return [home, ...sectionLinks(sections, session), personLink(session)]
}
