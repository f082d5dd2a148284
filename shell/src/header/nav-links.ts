import type { Session } from '@semaforo/frontend-kit'
import { ChartColumn, House, type Icon, Route, Settings, User } from '@semaforo/ui'
import { texts } from '../texts.ts'

export type NavLink = { path: string; label: string; icon: Icon }

const home: NavLink = { path: '/home', label: texts.nav.home, icon: House }
const roadmaps: NavLink = { path: '/roadmaps', label: texts.nav.roadmaps, icon: Route }
const diagnostic: NavLink = { path: '/minegocio', label: texts.nav.diagnostic, icon: ChartColumn }
const options: NavLink = { path: '/options', label: texts.nav.options, icon: Settings }
const profile: NavLink = { path: '/profile', label: texts.nav.profile, icon: User }
const login: NavLink = { path: '/login', label: texts.nav.login, icon: User }

/** The sections that every page links to; the logo links to /home. */
export function sectionLinks(session: Session | null): NavLink[] {
  return session?.user.role === 'admin' ? [roadmaps, diagnostic, options] : [roadmaps, diagnostic]
}

/** The link to the profile, or to the login for a guest. */
export function personLink(session: Session | null): NavLink {
  return session ? profile : login
}

/** The links of the bottom bar on phones. */
export function bottomLinks(session: Session | null): NavLink[] {
  return [home, ...sectionLinks(session), personLink(session)]
}
