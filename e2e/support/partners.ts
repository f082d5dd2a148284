import type { Partner } from '@semaforo/contracts'
import { freePort } from '@semaforo/testing/free-port'
import type { FrameLocator, Locator, Page } from 'playwright-core'
import { aPartner } from './a-partner.ts'
import { eventually, pollApi } from './eventually.ts'
import { buildHosts } from './partner-hosts.ts'
import { startPartnerSite } from './partner-site.ts'
import type { Product } from './product.ts'
import type { Visit } from './visits.ts'

export type Partners = {
  partner(): Partner
  /** The origin of the partner's pages. */
  url(): string
  /** Opens a page of the partner as a new visitor. */
  visit(page: string, options?: Visit): Promise<Page>
}

/** What a product with partners starts with: an address known beforehand, and room for many visits. */
export async function forPartners(): Promise<Record<string, string>> {
  const port = await freePort()
  return { PORT: String(port), PUBLIC_URL: `http://localhost:${port}`, RATE_LIMIT_PER_MINUTE: '100000' }
}

/** A partner of the running product, with a site of its own. */
export function runningPartner({ site, visit }: Product): Partners {
  let partner: Partner
  let url = ''
  let built = ''
  beforeAll(async () => {
    built = await buildHosts()
    const where = () => ({ site: site().url, partner: partner?.keys.at(-1)?.key ?? '' })
    const started = await startPartnerSite(where, () => built)
    url = started.url
    partner = await aPartner(site(), { name: 'Caja del Valle', origins: [url] })
    await isKnown(site().url, partner)
  })
  return {
    partner: () => partner,
    url: () => url,
    visit: (page, options) => visit(new URL(page, url).href, options),
  }
}

/** Waits until the gateway and the diagnostic have heard of a partner. */
async function isKnown(site: string, { keys, origins }: Partner): Promise<void> {
  const [key, origin] = [keys.at(-1)?.key ?? '', origins[0] ?? '']
  await pollApi(async () => {
    const frame = await fetch(`${site}/widget/frame?partner=${key}&mode=inline`, {
      headers: { 'sec-fetch-dest': 'iframe', referer: `${origin}/` },
    })
    return (await frame.text()).includes('"partner":')
  })
  await pollApi(async () => {
    const answer = await fetch(`${site}/api/widget/usage`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ partner: key, what: 'viewed' }),
    })
    return answer.ok
  })
}

/** The widget's frame in a page; of several, the one in `element`. */
export const widgetIn = (page: Page, element = 'semaforo-pyme'): FrameLocator =>
  page.locator(`${element} iframe`).contentFrame()

type Place = FrameLocator | Locator

/** Pastes the ten figures into the widget's form. */
export async function typeIn(widget: Place, figures: readonly number[]): Promise<void> {
  await widget.getByLabel('Activos corrientes', { exact: true }).evaluate((input, data) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', data)
    input.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, figures.join('\n'))
  await widget.getByRole('button', { name: 'Poner estas cifras' }).press('Enter')
}

/**
 * Calculates and waits for the light. By keyboard, since the page may give the frame another height between the two
 * halves of a click.
 */
export async function calculateIn(widget: Place): Promise<void> {
  await widget.getByRole('button', { name: 'Calcular Diagnóstico' }).press('Enter')
  const light = widget.getByRole('region', { name: 'Semáforo', exact: true })
  await light.waitFor().catch(async (error: Error) => {
    const said = await widget.getByRole('heading', { level: 1 }).locator('xpath=../..').textContent()
    throw new Error(`${error.message}\nThe widget says:\n${said}`)
  })
}

/** Types the figures, calculates, and waits for the light. */
export async function diagnoseIn(widget: Place, figures: readonly number[]): Promise<void> {
  await typeIn(widget, figures)
  await calculateIn(widget)
}

/** Waits until agreeing is possible, which takes that all of what is asked is in sight. */
export async function toAgree(widget: Place): Promise<Locator> {
  const agree = widget.getByRole('button', { name: 'Sí, compartir' })
  // The page may still move.
  await eventually(async () => {
    const sent = widget.locator('dl')
    await sent.evaluate((list) => list.scrollIntoView({ block: 'center' }))
    return agree.isEnabled()
  })
  return agree
}

/** Agrees to share. */
export async function shareIn(widget: Place): Promise<void> {
  await (await toAgree(widget)).click()
  await widget.getByText(/^Listo: /).waitFor()
}

/** Keeps what the widget tells its page, from the start. */
export async function keepEvents(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const events: unknown[] = []
    Object.assign(globalThis, { events })
    for (const type of ['ready', 'started', 'result', 'shared', 'error'])
      document.addEventListener(`semaforo:${type}`, (event) =>
        events.push({ type, ...((event as CustomEvent).detail ?? {}) }),
      )
  })
}

export type Told = { type: string; summary?: string; claims?: Record<string, unknown>; code?: string }
export const eventsOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { events: Told[] }).events)
