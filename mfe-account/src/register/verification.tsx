import { codeLength, newPassword, saveUser } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice, TextField } from '@semaforo/ui'
import { type ClipboardEvent, useEffect, useState } from 'react'
import { rememberedEmail } from '../entry/remembered-email.ts'
import { documentedSentence, hasCode } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { refusedByServer } from '../form/field-errors.ts'
import styles from '../form/form.module.css'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { codeIn } from './code-in.ts'
import { texts } from './register.texts.ts'
import { codeInAddress, type PendingRegistration } from './registration.ts'
import { ResendCode } from './resend-code.tsx'
import own from './verification.module.css'

type Props = {
  pending: PendingRegistration
  /** Empty where the page has been reloaded since it was chosen. */
  password: string
  onDone: () => void
  onBack: () => void
}

type Errors = { code?: string; password?: string }

function wrongPassword(password: string): Errors {
  const issue = newPassword.safeParse(password).error?.issues[0]
  return issue ? { password: issue.message } : {}
}

/** The verification step: the code from the mail creates the account. */
export function Verification({ pending: { person, ticket }, password: known, onDone, onBack }: Props) {
  // A code is of one use: where the answer to that use was lost, the account is there.
  const [mayBeDone, setMayBeDone] = useState(false)
  const form = useForm({
    initial: { code: codeInAddress(), password: known },
    check: ({ code, password }): Errors => ({
      ...(code.length !== codeLength && { code: texts.verify.missing }),
      ...wrongPassword(password),
    }),
    send: async ({ code, password }) => {
      setMayBeDone(false)
      await request(saveUser, { body: { ...person, password, emailToken: `${ticket}.${code}` } })
      rememberedEmail.keep(person.email)
      onDone()
    },
    refused: (error): Errors => {
      setMayBeDone(hasCode(error, 'code-expired'))
      return hasCode(error, 'wrong-code', 'code-expired')
        ? { code: error.message }
        : refusedByServer(error, { code: '', password: '' })
    },
    explain: (error) => documentedSentence(error, texts.verify.failed),
  })
  const field = form.field('code')
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    form.set('code', codeIn(event.clipboardData.getData('text')))
  }
  const { set } = form
  // biome-ignore lint/correctness/useExhaustiveDependencies: `set` is another one with each render, and does the same
  useEffect(() => {
    const onCode = () => set('code', codeInAddress())
    addEventListener('hashchange', onCode)
    return () => removeEventListener('hashchange', onCode)
  }, [])
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
      {!known && (
        <NewPasswordField field={form.field} label={texts.verify.again} hint={texts.verify.againHint} />
      )}
      <FailureNotice failure={form.failure} />
      {mayBeDone && (
        <Notice tone="info" role="status">
          {texts.verify.mayBeDone} <a href="/login">{texts.register.login}</a>.
        </Notice>
      )}
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
