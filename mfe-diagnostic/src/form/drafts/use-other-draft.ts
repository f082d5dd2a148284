import { emptyDraft, type FiguresForm, isEmpty } from '@semaforo/diagnostic-ui'
import { session } from '@semaforo/frontend-kit'
import { newId } from '@semaforo/frontend-kit/new-id'
import { useEffect, useState } from 'react'
import { found, outdated } from './found-draft.ts'
import { keyOf, ownerOf, readDrafts, removeDraft, writeDraft } from './tab-drafts.ts'
import { openTabs, renewTab, thisTab } from './this-tab.ts'

/**
 * The user's drafts for a business in other tabs: one may be moved to this tab, and another tab may take this one's.
 * @param onTaken another tab has taken the draft of this one: the form is empty
 */
export function useOtherDraft(
  userId: string,
  business: string | undefined,
  form: FiguresForm,
  onTaken: () => void,
) {
  const owner = ownerOf(userId, business)
  const [offered, setOffered] = useState<{ tab: string; at: number }>()
  const [isTaken, setTaken] = useState(false)

  /** Moves a draft to this tab: it is removed where it was after it is stored here. */
  function take(from: string) {
    const next = readDrafts(owner)[from]
    if (!next) return
    form.replace(next.draft)
    void thisTab().then(() => removeDraft(owner, from))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => {
    let isLeft = false
    void lookAround(owner).then((next) => {
      if (isLeft || !next) return
      if (next.action === 'restore') take(next.tab)
      else setOffered({ tab: next.tab, at: next.at })
    })
    return () => {
      isLeft = true
    }
  }, [owner])

  useEffect(() => {
    const hear = async ({ key, newValue }: StorageEvent) => {
      const isOwn = key === keyOf(owner, await thisTab())
      // Signing out removes all drafts.
      if (session.read()?.user.id !== userId) return
      if (newValue === null && offered && key === keyOf(owner, offered.tab)) setOffered(undefined)
      if (!isOwn) return
      if (newValue !== null) {
        renewTab()
        return form.replace(form.draft)
      }
      form.replace(emptyDraft)
      setTaken(true)
      onTaken()
    }
    addEventListener('storage', hear)
    return () => removeEventListener('storage', hear)
  })

  return {
    /** When the offered draft changed last (Unix time in ms). */
    offeredAt: offered?.at,
    isTaken,
    /** Moves the offered draft here; figures that are typed here already are offered in its place. */
    continueHere() {
      if (!offered) return
      const aside = isEmpty(form.draft) ? undefined : newId()
      if (aside !== undefined) writeDraft(owner, aside, form.draft)
      take(offered.tab)
      setOffered(aside === undefined ? undefined : { tab: aside, at: Date.now() })
    },
    /** Leaves the offered draft where it is. An empty form is then the draft of this tab, so that a reload offers nothing. */
    decline() {
      if (isEmpty(form.draft)) form.replace(emptyDraft)
      setOffered(undefined)
    },
    /** Whatever was said of other tabs is over. */
    dismiss() {
      setOffered(undefined)
      setTaken(false)
    },
  }
}

async function lookAround(owner: string) {
  const tab = await thisTab()
  const open = await openTabs()
  // Where it is not known which tabs are open, none is taken for closed.
  const isOpen = (other: string) => open?.has(other) ?? true
  const { [tab]: own, ...others } = readDrafts(owner)
  for (const other of outdated(others, isOpen)) removeDraft(owner, other)
  const next = own ? undefined : found(others, isOpen)
  return next && { ...next, at: others[next.tab]?.at ?? 0 }
}
