import { proveIdentity, type SessionAnswer } from '@semaforo/contracts'
import { Button, Dialog, Notice, TextField } from '@semaforo/ui'
import { type FormEvent, useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ApiError } from '../http/api-error.ts'
import { session } from '../session/session.ts'
import { texts } from './proof.texts.ts'

/** Sends the call with the password. */
export type Prove = (
  call: typeof proveIdentity,
  input: { body: { password: string } },
) => Promise<SessionAnswer>

/** Asks for the password over the page; resolves with whether it was right, once the dialog has gone. */
export async function askInDialog(prove: Prove): Promise<boolean> {
  const place = document.createElement('div')
  document.body.append(place)
  const root = createRoot(place)
  const proven = await new Promise<boolean>((resolve) => {
    root.render(<ProofDialog prove={prove} onEnd={resolve} />)
  })
  root.unmount()
  place.remove()
  return proven
}

function ProofDialog({ prove, onEnd }: { prove: Prove; onEnd: (proven: boolean) => void }) {
  const [open, setOpen] = useState(true)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError>()
  const [missing, setMissing] = useState(false)
  const proven = useRef(false)
  const field = useRef<HTMLInputElement>(null)
  const wrong = failure?.errors.find(({ path }) => path === 'password')?.message
  const error = missing ? texts.missing : wrong

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    const password = field.current?.value ?? ''
    setFailure(undefined)
    setMissing(password === '')
    if (password === '') return field.current?.focus()
    setBusy(true)
    try {
      session.write(await prove(proveIdentity, { body: { password } }))
      proven.current = true
      setOpen(false)
    } catch (reason) {
      // Without a session there is nothing to prove.
      if (!session.read()) return setOpen(false)
      setFailure(reason instanceof ApiError ? reason : undefined)
      field.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  return (
    <Dialog title={texts.title} open={open} onClose={() => onEnd(proven.current)}>
      <p>{texts.lead}</p>
      <form onSubmit={submit} noValidate>
        {/* Password managers need the account that the password belongs to. */}
        <input
          type="email"
          autoComplete="username"
          value={session.read()?.user.email ?? ''}
          readOnly
          hidden
        />
        <TextField
          ref={field}
          label={texts.password}
          type="password"
          autoComplete="current-password"
          maxLength={200}
          error={error}
        />
        {failure && !wrong && (
          <Notice tone="error" role="alert">
            {failure.message}
          </Notice>
        )}
        <footer>
          <Button variant="secondary" onClick={() => setOpen(false)}>
            {texts.cancel}
          </Button>
          <Button type="submit" loading={busy}>
            {texts.confirm}
          </Button>
        </footer>
      </form>
    </Dialog>
  )
}
