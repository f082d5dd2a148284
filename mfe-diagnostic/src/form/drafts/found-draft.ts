import { type Draft, isEmpty } from '@semaforo/diagnostic-ui'

/** A draft, and when it changed last (Unix time in ms). */
export type TabDraft = { draft: Draft; at: number }
/** Drafts by the id of their tab. */
export type TabDrafts = Readonly<Record<string, TabDraft>>

/** How many drafts of closed tabs are kept. */
const most = 5

/** The drafts that hold figures: first those of closed tabs, which nobody sees elsewhere, then the newest. */
function inOrder(drafts: TabDrafts, isOpen: (tab: string) => boolean): string[] {
  return Object.entries(drafts)
    .filter(([, { draft }]) => !isEmpty(draft))
    .sort(([one, a], [other, b]) => Number(isOpen(one)) - Number(isOpen(other)) || b.at - a.at)
    .map(([tab]) => tab)
}

/**
 * What a tab without a draft of its own does with the drafts of others: a closed tab's draft, if it is the only one, is
 * restored; otherwise one is offered.
 */
export function found(
  others: TabDrafts,
  isOpen: (tab: string) => boolean,
): { action: 'restore' | 'offer'; tab: string } | undefined {
  const [first, second] = inOrder(others, isOpen)
  if (first === undefined) return undefined
  return { action: second === undefined && !isOpen(first) ? 'restore' : 'offer', tab: first }
}

/** The drafts of closed tabs that are empty, or older than the newest ones. */
export function outdated(others: TabDrafts, isOpen: (tab: string) => boolean): string[] {
  const closed = Object.keys(others).filter((tab) => !isOpen(tab))
  const kept = inOrder(others, isOpen)
    .filter((tab) => !isOpen(tab))
    .slice(0, most)
  return closed.filter((tab) => !kept.includes(tab))
}
