import { forgetWhoLeft, keepLive, session } from '@semaforo/frontend-kit'
import { Container, ErrorState } from '@semaforo/ui'
import { createRoot } from 'react-dom/client'
import { registerApplication, start } from 'single-spa'
import { remoteApp } from './federation/remote-app.tsx'
import { registerFrontends } from './federation/runtime.ts'
import { Header } from './header/header.tsx'
import { followLinksInPage } from './navigation/link-clicks.ts'
import { followRouteChanges } from './navigation/route-changes.ts'
import { detour } from './registry/guard.ts'
import { loadRegistry } from './registry/load-registry.ts'
import { routeOf } from './registry/owner.ts'
import { confirmSessionOnReturn } from './session/confirm-session.ts'
import { texts } from './texts.ts'

/** Brings up the page: the header at once, the frontends as soon as the registry names them. */
export function startShell(): void {
  createRoot(element('encabezado')).render(<Header />)
  followLinksInPage()
  forgetWhoLeft()
  confirmSessionOnReturn()
  keepLive()
  void startFrontends()
}

async function startFrontends(): Promise<void> {
  const main = element('contenido')
  const registry = await loadRegistry().catch((error: unknown) => {
    reportError(error)
    return undefined
  })
  if (!registry) return showSiteDown(main)

  const { frontends } = registry
  registerFrontends(frontends)
  for (const frontend of frontends) {
    const domElement = document.createElement('div')
    domElement.dataset.frontend = frontend.name
    main.append(domElement)
    const title = () => routeOf([frontend], location.pathname)?.title ?? texts.site
    registerApplication({
      name: frontend.name,
      app: async () => remoteApp(frontend, title),
      activeWhen: ({ pathname }) => {
        const route = routeOf([frontend], pathname)
        return route !== undefined && !detour(route, session.read(), pathname)
      },
      customProps: { domElement },
    })
  }
  followRouteChanges(frontends)
  start({ urlRerouteOnly: true })
}

function showSiteDown(main: HTMLElement): void {
  const root = createRoot(main)
  root.render(
    <Container>
      <ErrorState
        level={1}
        title={texts.siteDown.title}
        description={texts.siteDown.description}
        onRetry={() => {
          root.unmount()
          void startFrontends()
        }}
      />
    </Container>,
  )
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id)
  if (!found) throw new Error(`index.html holds no #${id}`)
  return found
}
