import { codeLength, saveUser } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, TextField } from '@semaforo/ui'
import { type ClipboardEvent, useState } from 'react'
import { rememberedEmail } from '../entry/remembered-email.ts'
import { documentedSentence, hasCode } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import styles from '../form/form.module.css'
import { useForm } from '../form/use-form.ts'
import { RedirectNotice } from '../navigation/redirect-notice.tsx'
import type { PendingRegistration } from './registration.ts'
import { ResendCode } from './resend-code.tsx'
import { texts } from './texts.ts'
import own from './verification.module.css'

type Props = { pending: PendingRegistration; login: string; onBack: () => void }

/** The code inside a pasted text, whatever was copied with it. */
const codeIn = (text: string) => text.replace(/[^a-z0-9]/gi, '').slice(0, codeLength)

/** The verification step: the code from the mail creates the account. */
export function Verification({ pending: { person, ticket }, login, onBack }: Props) {
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: { code: '' },
    check: ({ code }): { code?: string } =>
      code.length === codeLength ? {} : { code: texts.verify.missing },
    send: async ({ code }) => {
      await request(saveUser, { body: { ...person, emailToken: `${ticket}.${code}` } })
      rememberedEmail.keep(person.email)
      setDone(true)
    },
    refused: (error): { code?: string } =>
      hasCode(error, 'wrong-code', 'code-expired') ? { code: error.message } : {},
    explain: (error) => documentedSentence(error, texts.verify.failed),
  })
  const field = form.field('code')
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    form.set('code', codeIn(event.clipboardData.getData('text')))
  }
  if (done) return <RedirectNotice text={texts.verify.done} to={login} afterMs={5_000} />
  return (
    <form {...form.form} className={styles.form}>
      <TextField
        label={texts.verify.code}
        hint={texts.verify.hint}
        className={own.code ?? ''}
        maxLength={codeLength}
        autoComplete="one-time-code"
        inputMode="text"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        required
        // The previous step, which had the focus, is gone: focus this one.
        autoFocus
        onPaste={paste}
        {...field}
        onChange={({ target }) => form.set('code', codeIn(target.value))}
      />
      <FailureNotice failure={form.failure} />
      <Button type="submit" loading={form.busy}>
        {texts.verify.submit}
      </Button>
      <ResendCode ticket={ticket} />
      <Button variant="quiet" onClick={onBack}>
        {texts.verify.back}
      </Button>
    </form>
  )
}
