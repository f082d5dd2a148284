import { texts } from './entry.texts.ts'
import { EntryPage } from './entry-page.tsx'
import { RecoveryForm } from './recovery-form.tsx'

export function ForgotPassword() {
  return (
    <EntryPage
      title={texts.forgot.title}
      lead={texts.forgot.lead}
      links={<a href="/login">{texts.forgot.back}</a>}
    >
      <RecoveryForm submit={texts.forgot.submit} />
    </EntryPage>
  )
}
