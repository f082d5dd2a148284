import { useState } from 'react'
import { type Draft, emptyDraft } from '../form/draft.ts'
import { StoredDraft } from '../form/stored-draft.ts'

const key = 'semaforo.guest-draft'

/** The draft of somebody without an account: it survives a reload, in this tab alone, since a computer may be shared. */
export function useGuestDraft(): [draft: Draft, keep: (draft: Draft) => void] {
  const [draft, setDraft] = useState(read)
  const keep = (next: Draft) => {
    setDraft(next)
    try {
      sessionStorage.setItem(key, JSON.stringify(next))
    } catch {
      // Where storage is refused it lasts as long as the page.
    }
  }
  return [draft, keep]
}

function read(): Draft {
  try {
    return StoredDraft.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? emptyDraft
  } catch {
    return emptyDraft
  }
}
