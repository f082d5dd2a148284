/** The topics that are to be learned (true) or taken back (false) in the account, by id, until the server has them. */
export type PendingProgress = Readonly<Record<string, boolean>>

/** The learned topics with the pending changes applied. */
export function applyPending(learned: Iterable<string>, changes: PendingProgress): ReadonlySet<string> {
  const shown = new Set(learned)
  for (const [id, isLearned] of Object.entries(changes)) {
    if (isLearned) shown.add(id)
    else shown.delete(id)
  }
  return shown
}

/** What is still pending once the server has confirmed one change; a later one of the same topic stays. */
export function withoutConfirmed(changes: PendingProgress, id: string, confirmed: boolean): PendingProgress {
  const { [id]: now, ...others } = changes
  return now === confirmed ? others : changes
}
