import { login } from '@semaforo/contracts'
import { request, session, useSession } from '@semaforo/frontend-kit'
import { Button, Notice } from '@semaforo/ui'
import { useLayoutEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { EmailField } from '../form/email-field.tsx'
import { serverSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import { refusedBy } from '../form/field-errors.ts'
import styles from '../form/form.module.css'
import { PasswordField } from '../form/password-field.tsx'
import { useForm } from '../form/use-form.ts'
import { destinationOf } from '../navigation/destination.ts'
import { RedirectNotice } from '../navigation/redirect-notice.tsx'
import { returnPath, withReturnPath } from '../navigation/return-path.ts'
import { texts } from './entry.texts.ts'
import { EntryPage } from './entry-page.tsx'
import { declineOffer, nothing, offered, takeOffer } from './guest-offer.ts'
import { rememberedEmail } from './remembered-email.ts'

export function Login() {
  const search = useSearch()
  const signedIn = useSession() !== null
  const [entered, setEntered] = useState(false)
  // Read once, when the page opens: the offer must not change while somebody signs in. Not in the first render, which
  // is also that of a page prerendered.
  const [offer, setOffer] = useState(nothing)
  const [ended, setEnded] = useState(false)
  const [wantsDiagnostic, setWantsDiagnostic] = useState(false)
  const next = returnPath(search)
  useLayoutEffect(() => {
    setOffer(offered())
    setEnded(session.ended)
    setWantsDiagnostic(/^\/minegocio(\/|$)/.test(next))
  }, [next])
  const [wanted, setWanted] = useState(true)
  const form = useForm({
    initial: { email: rememberedEmail.read(), password: '' },
    check: (values) => refusedBy(login.body, values),
    send: async (values) => {
      const answer = await request(login, { body: values })
      setEntered(true)
      session.write(answer)
      if (offer === nothing) return
      if (wanted) void takeOffer(answer.user)
      else declineOffer()
    },
    explain: (error) => serverSentence(error, texts.login.failed),
  })
  if (signedIn && !entered) return <Redirect to={next} replace />
  return (
    <EntryPage
      title={texts.login.title}
      lead={texts.login.lead}
      guestOnly={!entered}
      links={
        !entered && (
          <p>
            {texts.login.new} <a href={withReturnPath('/register', search)}>{texts.login.register}</a>
          </p>
        )
      }
    >
      {ended && (
        <Notice tone="info" role="status">
          {texts.login.ended}
        </Notice>
      )}
      {wantsDiagnostic && !ended && !entered && (
        <Notice tone="info">
          {texts.login.diagnostic} <a href="/probar">{texts.login.tryIt}</a>
        </Notice>
      )}
      <form {...form.form} className={styles.form}>
        <EmailField field={form.field} />
        <PasswordField autoComplete="current-password" required {...form.field('password')} />
        <a
          className={styles.link}
          href="/forgot-password"
          onClick={() => rememberedEmail.keep(form.values.email)}
        >
          {texts.login.forgot}
        </a>
        {offer !== nothing && (
          <label className={styles.check}>
            <input type="checkbox" checked={wanted} onChange={({ target }) => setWanted(target.checked)} />
            {texts.login.keep(offer.likes, offer.learned)}
          </label>
        )}
        <FailureNotice failure={form.failure} />
        {entered ? (
          <RedirectNotice text={texts.login.done(destinationOf(next))} to={next} afterMs={2_000} />
        ) : (
          <Button type="submit" loading={form.busy}>
            {texts.login.submit}
          </Button>
        )}
      </form>
    </EntryPage>
  )
}
