import axe, { type Result } from 'axe-core'
import type { Page } from 'playwright-core'

/** Brings axe into every page and frame that opens from now on; no script tag, which the policy refuses. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source)
}

/** What axe finds wrong on the page as it is now, frames included, one line each. */
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
