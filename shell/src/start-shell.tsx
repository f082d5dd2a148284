import { clearDataOnSignOut, keepLive, session } from '@semaforo/frontend-kit'
import { start } from 'single-spa'
import { LoadingPanel } from './federation/loading-panel.tsx'
import { openPanel } from './federation/panel.tsx'
import { type App, registerApps } from './federation/register-apps.ts'
import { SiteDown } from './federation/site-down.tsx'
import { showHeader } from './header/show-header.tsx'
import { followLinksInPage } from './navigation/link-clicks.ts'
import { loaderOf } from './navigation/loader-of.ts'
import { followRouteChanges, leaveUnknownPath } from './navigation/route-changes.ts'
import { documentRegistry } from './registry/document-registry.ts'
import { liveRegistry } from './registry/live-registry.ts'
import { loadRegistry } from './registry/load-registry.ts'
import type { ReadRegistry, Section } from './registry/read-registry.ts'
import { sendReportsWhenHidden } from './reports/reports.ts'
import { reportUncaughtErrors } from './reports/uncaught.ts'
import { confirmSessionOnReturn } from './session/confirm-session.ts'
import { startLater, startOffline } from './start-later.ts'

/** None until the registry is there. */
let apps: App[] = []

/**
 * Starts the page: the header at once, and the frontends once the registry is there. A document that was prerendered
 * brings it.
 */
export function startShell(): void {
  const registry = documentRegistry()
  if (registry) leaveUnknownPath(registry)
  markSession()
  const showLinks = showHeader(element('encabezado'), registry?.sections)
  followLinksInPage((path) => loaderOf(apps, path)?.running() ?? false)
  clearDataOnSignOut()
  confirmSessionOnReturn()
  keepLive()
  sendReportsWhenHidden()
  reportUncaughtErrors()
  startOffline()
  if (registry) startFrontends(registry)
  else void findFrontends(showLinks)
}

async function findFrontends(showLinks: (sections: Section[]) => void): Promise<void> {
  const panel = openPanel(element('contenido'))
  const retry = () => {
    panel.close()
    void findFrontends(showLinks)
  }
  panel.show(<LoadingPanel />)
  const registry = await loadRegistry().catch((error: unknown) => {
    reportError(error)
    return undefined
  })
  showLinks(registry?.sections ?? [])
  if (!registry) return panel.show(<SiteDown onRetry={retry} />)
  panel.close()
  startFrontends(registry)
}

function startFrontends(registry: ReadRegistry): void {
  const live = liveRegistry(registry.frontends)
  apps = registerApps(registry, live, element('contenido'))
  followRouteChanges(apps)
  startLater(apps, live)
  start({ urlRerouteOnly: true })
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html holds no #${id}`)
  return found
}

/** Keeps the document's mark of a session true, which the boot script sets before the first paint. */
function markSession(): void {
  const mark = () => document.documentElement.toggleAttribute('data-session', session.read() !== null)
  session.subscribe(mark)
  mark()
}
