import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright-core'

/** Injects axe into every page and frame opened from now on; not by a script tag, which the CSP blocks. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source)
}

/** The violations that axe finds on the current page, frames included, one line each. */
export async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
    const rules = { 'target-size': { enabled: true } }
    return (await axe.run(document, { rules, resultTypes: ['violations'] })).violations
  })
  return found.flatMap(lines)
}

const lines = ({ id, help, nodes }: Result) =>
  nodes.map(({ target, failureSummary }) => `${id}: ${help}: ${target.join(' ')}: ${failureSummary ?? ''}`)
