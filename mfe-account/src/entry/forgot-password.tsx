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
import { EntryPage } from './entry-page.tsx'
import { rememberedEmail } from './remembered-email.ts'
import { texts } from './texts.ts'

export function ForgotPassword() {
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
    <EntryPage
      title={texts.forgot.title}
      lead={texts.forgot.lead}
      links={<a href="/login">{texts.forgot.back}</a>}
    >
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
          {sent ? texts.forgot.again : texts.forgot.submit}
        </Button>
      </form>
    </EntryPage>
  )
}
