import { forgotPassword } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { EmailField } from '../form/email-field.tsx'
import { documentedSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { refusedBy } from '../form/field-errors.ts'
import styles from '../form/form.module.css'
import { useForm } from '../form/use-form.ts'
import { texts } from './entry.texts.ts'
import { rememberedEmail } from './remembered-email.ts'

/** Asks for the link by mail that leads back into an account. */
export function RecoveryForm({ submit }: { submit: string }) {
  const [sent, setSent] = useState(false)
  const form = useForm({
    initial: { email: rememberedEmail.read() },
    check: (values) => refusedBy(forgotPassword.body, values),
    send: async (values) => {
      setSent(false)
      await request(forgotPassword, { body: values })
      rememberedEmail.keep(values.email)
      setSent(true)
    },
    explain: (error) => documentedSentence(error, texts.forgot.failed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <EmailField field={form.field} />
      <FailureNotice failure={form.failure} />
      {sent && (
        <Notice tone="success" role="status">
          <p>{texts.forgot.done}</p>
          <p>{texts.forgot.doneHint}</p>
        </Notice>
      )}
      <Button type="submit" loading={form.busy}>
        {sent ? texts.forgot.again : submit}
      </Button>
    </form>
  )
}
