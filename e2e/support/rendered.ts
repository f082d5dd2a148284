import type { Page } from 'playwright-core'
import { eventually } from './eventually.ts'
import type { Site } from './site.ts'

/** The public pages that are prerendered, with their heading. */
const renderedPages: readonly [path: string, heading: string][] = [
  ['/home', 'Tus números, claros en dos minutos'],
  ['/roadmaps', 'Roadmaps'],
  ['/login', 'Inicia sesión'],
  ['/register', 'Crea tu cuenta'],
  ['/forgot-password', 'Recupera tu contraseña'],
  ['/nosotros', 'Nosotros'],
  ['/contact', 'Contacto'],
  ['/privacidad', 'Aviso de privacidad'],
  ['/modelo', 'Cómo se hizo el modelo'],
  ['/ayuda/errores', 'Mensajes de error'],
  ['/aliados/prueba', 'Pon el Semáforo en tu sitio'],
]

/** The document of a page. */
export async function documentOf({ url }: Pick<Site, 'url'>, path: string): Promise<string> {
  return (await fetch(new URL(path, url), { headers: { accept: 'text/html' } })).text()
}

/** Waits until a site has rendered its pages: it answers before. */
export async function pagesRendered(site: Pick<Site, 'url'>): Promise<void> {
  for (const [path] of renderedPages)
    await eventually(async () => (await documentOf(site, path)).includes('data-release'))
}

/** Changes the documents that a page gets. */
export async function changeDocument(page: Page, change: (html: string) => string): Promise<void> {
  await page.route('**', async (route) => {
    const request = route.request()
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return route.fallback()
    const response = await route.fetch()
    await route.fulfill({ response, body: change(await response.text()) })
  })
}

/** Holds the scripts of a page back that are in these folders, but for the one that runs before the first paint. */
export async function holdScripts(page: Page, folders = 'assets|remotes'): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(new RegExp(`/(${folders})/(?!boot\\.).*\\.js$`), async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}
