import { whenIdle } from '@semaforo/frontend-kit'
import type { App } from '../federation/register-apps.ts'
import { loaderOf } from './loader-of.ts'
import './page-change.css'

/** Makes moving between pages feel instant, once the first page is there. */
export function startNavigation(apps: App[]): void {
  whenIdle(async () => {
    const code = await import(/* webpackChunkName: "later-page" */ './feel.ts').catch(() => undefined)
    code?.feelInstant((path) => loaderOf(apps, path), whenIdle)
  })
}
