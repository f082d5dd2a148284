import type { Frame, Page } from 'playwright-core'

/**
 * Translates every page and frame opened from now on as Chrome and Edge do: an element that React does not know takes
 * the place of each text node, also of those that come later. The texts stay the same, so that tests find them.
 */
export async function bringTranslation(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const originals = new Map<Text, string>()
    Object.assign(globalThis, { originals })
    const translate = (node: Node) => {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found) {
        if (!text.data.trim() || text.parentElement?.closest('font, script, style, noscript, textarea'))
          continue
        const outer = document.createElement('font')
        outer.appendChild(document.createElement('font')).textContent = text.data
        originals.set(text, text.data)
        text.replaceWith(outer)
      }
    }
    // A person asks for a translation of a page that is there.
    const isPrerendered = () => document.querySelector('[data-release]') !== null
    new MutationObserver(() => {
      if (document.readyState === 'complete' && !isPrerendered()) translate(document.body)
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  })
}

/** What React wrote into text nodes that a translation had replaced: nobody sees it, the page shows the old text. */
export function textsNotShown(page: Page | Frame): Promise<string[]> {
  return page.evaluate(() => {
    const { originals } = globalThis as unknown as { originals: Map<Text, string> }
    return [...originals]
      .filter(([node, text]) => node.data !== text)
      .map(([node, text]) => `${text} → ${node.data}`)
  })
}
