import { register } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, TextField } from '@semaforo/ui'
import { serverSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { refusedBy } from '../form/field-errors.ts'
import styles from '../form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { PasswordRules } from '../form/password-rules.tsx'
import { useForm } from '../form/use-form.ts'
import { texts } from '../texts.ts'
import type { Begun, Person } from './registration.ts'

/** Who registers. */
export function PersonForm({ initial, onBegun }: { initial: Person; onBegun: (begun: Begun) => void }) {
  const form = useForm<Person>({
    initial,
    check: (values) => refusedBy(register.body, values),
    send: async (person) => {
      const { token } = await request(register, { body: person })
      onBegun({ person, ticket: token })
    },
    explain: (error) => serverSentence(error, texts.register.failed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <div className={styles.pair}>
        <TextField
          label={texts.fields.firstName}
          autoComplete="given-name"
          maxLength={80}
          required
          {...form.field('firstName')}
        />
        <TextField
          label={texts.fields.lastName}
          autoComplete="family-name"
          maxLength={80}
          required
          {...form.field('lastName')}
        />
      </div>
      <TextField
        label={texts.fields.email}
        type="email"
        autoComplete="username"
        inputMode="email"
        maxLength={254}
        required
        {...form.field('email')}
      />
      <PasswordField
        label={texts.fields.password}
        autoComplete="new-password"
        required
        {...form.field('password')}
      />
      <PasswordRules password={form.values.password} />
      <FailureNotice failure={form.failure} />
      <Button type="submit" loading={form.busy}>
        {texts.register.submit}
      </Button>
    </form>
  )
}
