import { ContactMessage, contactTopics, sendMessage } from '@semaforo/contracts'
import { ApiError, filledIn, request, useSession } from '@semaforo/frontend-kit'
import { newId } from '@semaforo/frontend-kit/new-id'
import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { texts } from './contact.texts.ts'
import { type Draft, emptyDraft, isMessageWithheld, keepDraft, readDraft } from './draft.ts'

type Errors = { [Name in keyof Draft]?: string }
/** Why nothing was sent. */
type Failure = { title: string; code?: string }
/** A message that was taken: what the server said, and the text for who gets no copy. */
export type Sent = { message: string; copyTo?: string | undefined; text: string }

/** A message being written: kept until it is sent, checked before, and sent once however often that is asked for. */
export function useMessage() {
  const user = useSession()?.user
  const [draft, setDraft] = useState(emptyDraft)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<Failure>()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState<Sent>()
  const form = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const owner = useRef<string>(undefined)
  const changed = useRef(false)
  const [withheld, setWithheld] = useState(false)

  // Before the next render would clear what was typed into the prerendered form.
  useLayoutEffect(() => {
    setDraft((before) => ({ ...before, ...filledIn(form.current, before) }))
  }, [])

  useEffect(() => {
    const isOthers = owner.current !== undefined && owner.current !== user?.id
    owner.current = user?.id
    if (isOthers) changed.current = false
    const kept = readDraft()
    setDraft((before) => begun(isOthers ? emptyDraft : before, { kept, email: user?.email }))
    setWithheld(isMessageWithheld())
  }, [user?.id, user?.email])

  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    if (attempt > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempt])

  const wasSent = useRef(false)
  useEffect(() => {
    if (wasSent.current && !sent) form.current?.querySelector('textarea')?.focus()
    wasSent.current = sent !== undefined
  }, [sent])

  useEffect(() => {
    if (changed.current) keepDraft(draft)
  }, [draft])

  function set<Name extends keyof Draft>(name: Name, value: Draft[Name]) {
    changed.current = true
    setDraft((before) => ({ ...before, ...filledIn(form.current, draft), [name]: value }))
    if (errors[name]) setErrors({ ...errors, [name]: undefined })
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current) return
    setFailure(undefined)
    const filled = { ...draft, ...filledIn(form.current, draft) }
    setDraft(filled)
    const checked = ContactMessage.safeParse(filled)
    if (!checked.success) return refuse(checked.error.issues)
    sending.current = true
    setBusy(true)
    try {
      const answer = await request(sendMessage, { body: checked.data })
      changed.current = false
      keepDraft(undefined)
      setSent({ ...answer, text: filled.message })
      setDraft({ ...emptyDraft, id: newId(), name: filled.name, email: filled.email })
    } catch (error) {
      if (error instanceof ApiError && error.errors.length > 0) refuse(error.errors)
      else if (error instanceof ApiError) setFailure({ title: error.message, code: error.code })
      else setFailure({ title: texts.failed })
    } finally {
      sending.current = false
      setBusy(false)
    }
  }

  function refuse(issues: readonly { path: string | PropertyKey[]; message: string }[]) {
    const first = ({ path }: { path: string | PropertyKey[] }) =>
      typeof path === 'string' ? path : String(path[0])
    setErrors(Object.fromEntries(issues.toReversed().map((issue) => [first(issue), issue.message])))
    setAttempt(attempt + 1)
  }

  return {
    draft,
    errors,
    failure,
    /** Whether what a user wrote comes back once they sign in again. */
    withheld,
    busy,
    sent,
    set,
    form: { ref: form, onSubmit: submit, noValidate: true },
    again: () => setSent(undefined),
  }
}

/**
 * What is known of a message: what was typed goes before what was kept, and the account's address comes last. The topic
 * of the link is that of a new message only: it may have been changed since.
 */
function begun(
  before: Draft,
  { kept, email }: { kept: Draft | undefined; email: string | undefined },
): Draft {
  const asked = contactTopics.find((topic) => topic === new URLSearchParams(location.search).get('asunto'))
  const isNew = !before.id && !kept
  return {
    ...before,
    ...kept,
    id: before.id || kept?.id || newId(),
    ...(isNew && asked && { topic: asked }),
    name: before.name || (kept?.name ?? ''),
    email: before.email || kept?.email || (email ?? ''),
    message: before.message || (kept?.message ?? ''),
  }
}
