import { existsSync, statfsSync } from 'node:fs'
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'
import { packagedBrowser } from './packaged-browser.ts'

const missing =
  'No hay navegador para las pruebas: instala Chrome o Edge, o escribe en BROWSER_PATH la ruta de un Chromium.'

/**
 * A browser without pages: a connection to the one shared by the run if there is one, or a new one. Closing it
 * closes what was opened through it.
 * @throws one line with the remedy if no browser is installed
 */
export async function startBrowser(): Promise<Browser> {
  const shared = process.env['BROWSER_ENDPOINT']
  return shared ? chromium.connect(shared) : launched((options) => chromium.launch(options))
}

/**
 * Starts a browser that several processes can connect to.
 * @throws one line with the remedy if no browser is installed
 */
export function startBrowserServer(): Promise<BrowserServer> {
  return launched((options) => chromium.launchServer({ ...options, host: '127.0.0.1' }))
}

/** A browser of its own, to which tools connect at a port of this machine. */
export function startBrowserAt(port: number): Promise<Browser> {
  return launched(({ args = [], ...options }) =>
    chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] }),
  )
}

/** The browser in BROWSER_PATH, the packaged one on Linux x64, an installed Chrome or Edge elsewhere. */
async function launched<Started>(launch: (options: LaunchOptions) => Promise<Started>): Promise<Started> {
  const path = process.env['BROWSER_PATH']
  if (path) return launch({ executablePath: path })
  if (process.platform === 'linux' && process.arch === 'x64') return launch(packaged())
  for (const channel of ['chrome', 'msedge']) {
    const browser = await launch({ channel }).catch(() => undefined)
    if (browser) return browser
  }
  throw new Error(missing)
}

function packaged(): LaunchOptions {
  const { executablePath, env } = packagedBrowser()
  const launch = { executablePath, env: { ...process.env, ...env }, args: ['--no-sandbox'] }
  return roomInSharedMemory() ? { ...launch, ignoreDefaultArgs: ['--disable-dev-shm-usage'] } : launch
}

/**
 * Whether what Chromium's processes share may stay in memory. Otherwise it is in files of the temporary folder, whose
 * making and removing costs a busy disk a tenth of the processor time of all browser tests.
 */
function roomInSharedMemory(): boolean {
  if (!existsSync('/dev/shm')) return false
  const { bavail, bsize } = statfsSync('/dev/shm')
  return bavail * bsize > 2 ** 30
}
