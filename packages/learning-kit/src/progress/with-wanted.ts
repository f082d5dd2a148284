/** The topics that are to be learned (true) or taken back (false) in the account, by id, until the server has them. */
export type Wanted = Readonly<Record<string, boolean>>

/** The learned topics with what is wanted applied. */
export function withWanted(learned: Iterable<string>, changes: Wanted): ReadonlySet<string> {
  const shown = new Set(learned)
  for (const [id, isLearned] of Object.entries(changes)) {
    if (isLearned) shown.add(id)
    else shown.delete(id)
  }
  return shown
}

/** What is still wanted once the server has taken one change in; a later one of the same topic stays. */
export function withoutSent(changes: Wanted, id: string, sent: boolean): Wanted {
  const { [id]: now, ...others } = changes
  return now === sent ? others : changes
}
