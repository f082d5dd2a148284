import { register } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button } from '@semaforo/ui'
import { EmailField } from '../form/email-field.tsx'
import { serverSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { refusedBy } from '../form/field-errors.ts'
import styles from '../form/form.module.css'
import { NameFields } from '../form/name-fields.tsx'
import { NewPasswordField } from '../form/new-password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { texts } from './register.texts.ts'
import type { Person } from './registration.ts'

/** The first step of the registration: the person's data. */
export function PersonForm({
  initial,
  again,
  onRegistered,
}: {
  initial: Person
  /** Whether one comes back to it. */
  again: boolean
  onRegistered: (person: Person, ticket: string) => void
}) {
  const form = useForm<Person>({
    initial,
    check: (values) => refusedBy(register.body, values),
    send: async (person) => {
      const { token } = await request(register, { body: person })
      onRegistered(person, token)
    },
    explain: (error) => serverSentence(error, texts.register.failed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <NameFields field={form.field} autoFocus={again} />
      <EmailField field={form.field} />
      <NewPasswordField field={form.field} />
      <FailureNotice failure={form.failure} />
      <Button type="submit" loading={form.busy}>
        {texts.register.submit}
      </Button>
    </form>
  )
}
