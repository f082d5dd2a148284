import type { BrowserServer } from 'playwright-core'
import { startBrowserServer } from './browser.ts'

const ofRun = globalThis as { browserOfRun?: BrowserServer }

/** Starts the browser shared by all files of a run, each with contexts of its own. */
export async function startBrowserOfRun(): Promise<void> {
  const browser = await startBrowserServer()
  ofRun.browserOfRun = browser
  process.env['BROWSER_ENDPOINT'] = browser.wsEndpoint()
  browser.on('close', () => {
    const ended = browser.process().signalCode ?? browser.process().exitCode
    if (ofRun.browserOfRun === browser) {
      process.stderr.write(`El navegador de las pruebas terminó antes que ellas: ${ended}.\n`)
    }
  })
}

/** Closes it; Jest calls this after the last file. */
export async function endBrowserOfRun(): Promise<void> {
  const browser = ofRun.browserOfRun
  delete ofRun.browserOfRun
  await browser?.close()
}
