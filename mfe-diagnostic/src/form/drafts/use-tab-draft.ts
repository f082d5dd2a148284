import { type Draft, emptyDraft, isEmpty } from '@semaforo/diagnostic-ui'
import { session } from '@semaforo/frontend-kit'
import { useEffect, useRef, useState } from 'react'
import { ownerOf, readDrafts, writeDraft } from './tab-drafts.ts'
import { storedTab, thisTab } from './this-tab.ts'

/**
 * What was typed when the server ended the session, for the same user: in memory alone, since whoever ends a session from
 * elsewhere may have lost the device.
 */
let left: { owner: string; draft: Draft } | undefined

/** The draft of this tab for a business: it survives a reload, and is removed when the session ends. */
export function useTabDraft(
  userId: string,
  business: string | undefined,
): [draft: Draft, keep: (draft: Draft) => void] {
  const owner = ownerOf(userId, business)
  const [draft, setDraft] = useState(() => readDrafts(owner)[storedTab() ?? '']?.draft ?? emptyDraft)
  const typed = useRef(draft)
  // A field that is left because the session ended would write its amount after everything personal was removed.
  const isSignedIn = () => session.read()?.user.id === userId
  const keep = (next: Draft) => {
    if (!isSignedIn()) return
    typed.current = next
    setDraft(next)
    void thisTab().then((tab) => isSignedIn() && writeDraft(owner, tab, next))
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `keep` is another one with each render, and does the same
  useEffect(() => {
    if (left?.owner === owner && isEmpty(typed.current)) keep(left.draft)
    left = undefined
    // A duplicated tab keeps its copy under its own id.
    void thisTab().then((tab) => {
      if (!isEmpty(typed.current) && !readDrafts(owner)[tab]) keep(typed.current)
    })
    return session.subscribe(() => {
      if (!session.read()) left = session.ended ? { owner, draft: typed.current } : undefined
    })
  }, [owner])
  return [draft, keep]
}
