import { clearDataOnSignOut, keepLive } from '@semaforo/frontend-kit'
import { createRoot } from 'react-dom/client'
import { start } from 'single-spa'
import { LoadingPanel } from './federation/loading-panel.tsx'
import { openPanel } from './federation/panel.tsx'
import { registerApps } from './federation/register-apps.ts'
import { SiteDown } from './federation/site-down.tsx'
import { Header } from './header/header.tsx'
import { followLinksInPage } from './navigation/link-clicks.ts'
import { followRouteChanges } from './navigation/route-changes.ts'
import { startNavigation } from './navigation/start-navigation.ts'
import { sendWhatWaits } from './offline/send-what-waits.ts'
import { startOffline } from './offline/start-offline.ts'
import { loadRegistry } from './registry/load-registry.ts'
import { ownerOf } from './registry/owner.ts'
import type { Section } from './registry/read-registry.ts'
import { sendReportsWhenHidden } from './reports/reports.ts'
import { reportUncaughtErrors } from './reports/uncaught.ts'
import { measureVitals } from './reports/vitals.ts'
import { confirmSessionOnReturn } from './session/confirm-session.ts'

/** Starts the page: renders the header at once, and the frontends once the registry has loaded. */
export function startShell(): void {
  const header = createRoot(element('encabezado'))
  header.render(<Header sections={undefined} />)
  followLinksInPage()
  clearDataOnSignOut()
  confirmSessionOnReturn()
  keepLive()
  sendReportsWhenHidden()
  reportUncaughtErrors()
  startOffline()
  void startFrontends((sections) => header.render(<Header sections={sections} />))
}

async function startFrontends(showLinks: (sections: Section[]) => void): Promise<void> {
  const main = element('contenido')
  const panel = openPanel(main)
  const retry = () => {
    panel.close()
    void startFrontends(showLinks)
  }
  panel.show(<LoadingPanel />)
  const registry = await loadRegistry().catch((error: unknown) => {
    reportError(error)
    return undefined
  })
  showLinks(registry?.sections ?? [])
  if (!registry) return panel.show(<SiteDown onRetry={retry} />)

  panel.close()
  const apps = registerApps(registry, main)
  followRouteChanges(apps)
  startNavigation(apps)
  sendWhatWaits(apps)
  measureVitals(ownerOf(registry.frontends, location.pathname))
  start({ urlRerouteOnly: true })
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html holds no #${id}`)
  return found
}
