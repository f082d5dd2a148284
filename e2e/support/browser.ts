import { type Browser, chromium, type LaunchOptions } from 'playwright-core'
import { packagedBrowser } from './packaged-browser.ts'

const missing =
  'No hay navegador para las pruebas: instala Chrome o Edge, o escribe en BROWSER_PATH la ruta de un Chromium.'

/**
 * Starts the browser of the tests: the one that BROWSER_PATH names, the packaged one on Linux x64, an
 * installed Chrome or Edge elsewhere.
 * @throws one line that says what to do where there is none
 */
export async function startBrowser(): Promise<Browser> {
  const path = process.env['BROWSER_PATH']
  if (path) return chromium.launch({ executablePath: path })
  if (process.platform === 'linux' && process.arch === 'x64') return chromium.launch(packaged())
  for (const channel of ['chrome', 'msedge']) {
    const browser = await chromium.launch({ channel }).catch(() => undefined)
    if (browser) return browser
  }
  throw new Error(missing)
}

function packaged(): LaunchOptions {
  const { executablePath, env } = packagedBrowser()
  return { executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] }
}
