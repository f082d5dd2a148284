import { type User, UserChanges, updateUser } from '@semaforo/contracts'
import { request, session } from '@semaforo/frontend-kit'
import { Button, Card, Notice, TextField } from '@semaforo/ui'
import { useState } from 'react'
import { documentedSentence } from '../../form/failure.ts'
import { FailureNotice } from '../../form/failure-notice.tsx'
import { refusedBy } from '../../form/field-errors.ts'
import formStyles from '../../form/form.module.css'
import { NameFields } from '../../form/name-fields.tsx'
import { NewPasswordField } from '../../form/new-password-field.tsx'
import { useForm } from '../../form/use-form.ts'
import { RedirectNotice } from '../../navigation/redirect-notice.tsx'
import styles from '../profile.module.css'
import { texts } from './edit.texts.ts'
import { type ProfileFields, profileChanges } from './profile-changes.ts'

type Outcome = 'nothing' | 'done' | undefined

/** The form for name and password; only changes are sent. */
export function EditProfile({ user }: { user: User }) {
  const [outcome, setOutcome] = useState<Outcome>()
  // What the fields began with: the name may have been changed elsewhere since.
  const [base] = useState(user)
  const form = useForm<ProfileFields>({
    warnsBeforeLeaving: true,
    initial: { firstName: user.firstName, lastName: user.lastName, password: '' },
    check: (values) => {
      setOutcome(undefined)
      return refusedBy(UserChanges, profileChanges(base, values))
    },
    send: async (values) => {
      const body = profileChanges(base, values)
      if (Object.keys(body).length === 0) return setOutcome('nothing')
      const changed = await request(updateUser, { params: { id: user.id }, body })
      const current = session.read()
      if (current) session.write({ ...current, user: changed })
      setOutcome('done')
    },
    explain: (error) => documentedSentence(error, texts.failed),
  })
  return (
    <section aria-labelledby="editar" className={styles.section}>
      <h2 id="editar">{texts.title}</h2>
      <Card padding="large" className={styles.narrow ?? ''}>
        <form {...form.form} className={formStyles.form}>
          <NameFields field={form.field} />
          <TextField
            label={texts.email}
            hint={texts.emailHint}
            type="email"
            autoComplete="username"
            value={user.email}
            readOnly
          />
          <NewPasswordField field={form.field} label={texts.password} optional />
          <FailureNotice failure={form.failure} />
          {outcome === 'nothing' && <Notice role="status">{texts.nothing}</Notice>}
          {outcome === 'done' ? (
            <RedirectNotice text={texts.done} to="/profile/info" afterMs={5_000} />
          ) : (
            <Button type="submit" loading={form.busy}>
              {texts.submit}
            </Button>
          )}
        </form>
      </Card>
    </section>
  )
}
