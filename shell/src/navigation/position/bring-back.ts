import type { Position } from './positions.ts'

/** How long content may take to be there again. */
const longestMs = 10_000
/** How long it may still grow after that, for images and typefaces. */
const settlingMs = 1_000
/** What a visitor does who does not want to be moved any more. */
const ownMoves = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

const content = () => document.getElementById('contenido')
const linksTo = (href: string) =>
  [...document.querySelectorAll('a[href]')].filter((link) => link.getAttribute('href') === href)

/** Where the visitor is now. */
export function positionNow(): Position {
  const link = document.activeElement?.closest('a[href]')
  const href = link?.getAttribute('href')
  if (!link || !href) return { y: scrollY }
  return { y: scrollY, link: { href, nth: linksTo(href).indexOf(link) } }
}

let stop = () => {}

/** Scrolls to a position and focuses its link as soon as the content allows it, unless the visitor moves first. */
export function bringBack({ y, link }: Position): void {
  stop()
  const ended = new AbortController()
  const { signal } = ended
  stop = () => ended.abort()
  let ending = setTimeout(stop, longestMs)
  let arrived = false

  const attempt = () => {
    if (link && isFocusFree()) focus(link)
    if (document.documentElement.scrollHeight - innerHeight < y) return
    scrollTo({ top: y, behavior: 'instant' })
    if (arrived) return
    arrived = true
    clearTimeout(ending)
    ending = setTimeout(stop, settlingMs)
  }
  const grown = new ResizeObserver(attempt)
  grown.observe(document.body)
  // The shell's own handling of a navigation, which focuses the content, comes first.
  addEventListener('single-spa:routing-event', () => setTimeout(attempt), { signal })
  for (const move of ownMoves) addEventListener(move, stop, { signal, passive: true })
  signal.addEventListener('abort', () => {
    clearTimeout(ending)
    grown.disconnect()
  })
}

/** Whether nobody has focused anything since the page was opened. */
function isFocusFree(): boolean {
  return document.activeElement === document.body || document.activeElement === content()
}

function focus({ href, nth }: NonNullable<Position['link']>): void {
  const found = linksTo(href)[nth]
  if (found instanceof HTMLElement) found.focus({ preventScroll: true })
}
