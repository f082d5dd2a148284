import { checkResetLink, resetPassword } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { Button, ButtonLink, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { documentedSentence, hasCode } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { type FieldErrors, refusedBy } from '../form/field-errors.ts'
import styles from '../form/form.module.css'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { PasswordField } from '../form/password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { RedirectNotice } from '../navigation/redirect-notice.tsx'
import { texts } from './entry.texts.ts'
import { EntryPage } from './entry-page.tsx'

type Values = { password: string; confirmation: string }

function check(values: Values): FieldErrors<Values> {
  const refused: FieldErrors<Values> = refusedBy(resetPassword.body, values)
  return values.password === values.confirmation
    ? refused
    : { ...refused, confirmation: texts.reset.mismatch }
}

export function ResetPassword({ params: { token = '' } }: { params: { token?: string } }) {
  const couldBe = resetPassword.params?.safeParse({ token }).success === true
  const { error } = useQuery({
    queryKey: ['reset-link', token],
    queryFn: ({ signal }) => request(checkResetLink, { params: { token }, signal }),
    enabled: couldBe,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  // Where nobody can tell, the answer to the new password will.
  const isLink = couldBe && !hasCode(error, 'reset-link-expired')
  return (
    <EntryPage
      title={texts.reset.title}
      lead={texts.reset.lead}
      links={isLink && <a href="/forgot-password">{texts.reset.another}</a>}
    >
      {isLink ? <NewPassword token={token} /> : <BrokenLink />}
    </EntryPage>
  )
}

function NewPassword({ token }: { token: string }) {
  const [done, setDone] = useState(false)
  const form = useForm<Values>({
    initial: { password: '', confirmation: '' },
    check,
    send: async ({ password }) => {
      await request(resetPassword, { params: { token }, body: { password } })
      setDone(true)
    },
    explain: (error) => documentedSentence(error, texts.reset.failed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <NewPasswordField field={form.field} label={texts.reset.password} />
      <PasswordField
        label={texts.reset.confirmation}
        autoComplete="new-password"
        required
        {...form.field('confirmation')}
      />
      <FailureNotice failure={form.failure} />
      {done ? (
        <RedirectNotice text={texts.reset.done} to="/login" afterMs={3_000} />
      ) : (
        <Button type="submit" loading={form.busy}>
          {texts.reset.submit}
        </Button>
      )}
    </form>
  )
}

function BrokenLink() {
  return (
    <>
      <Notice tone="warning">{texts.reset.broken}</Notice>
      <ButtonLink href="/forgot-password">{texts.reset.another}</ButtonLink>
    </>
  )
}
