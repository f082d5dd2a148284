import { useSession, useStored } from '@semaforo/frontend-kit'
import { Notice } from '@semaforo/ui'
import { useEffect, useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { EntryPage } from '../entry/entry-page.tsx'
import { RedirectNotice } from '../navigation/redirect-notice.tsx'
import { returnPath, withReturnPath } from '../navigation/return-path.ts'
import { PersonForm } from './person-form.tsx'
import { texts } from './register.texts.ts'
import { codeInAddress, keptRegistration, type Person } from './registration.ts'
import { Verification } from './verification.tsx'

const emptyPerson: Person = { firstName: '', lastName: '', email: '', password: '' }

/** The registration: the person's data, then the code sent to their address. The password is in memory only. */
export function Register() {
  const search = useSearch()
  const signedIn = useSession() !== null
  const pending = useStored(keptRegistration)
  const [person, setPerson] = useState(emptyPerson)
  const [verified, setVerified] = useState('')
  const [mailed, setMailed] = useState('')
  useEffect(() => setMailed(codeInAddress()), [])
  if (signedIn) return <Redirect to={returnPath(search)} replace />
  const login = withReturnPath('/login', search)
  if (verified)
    return (
      <EntryPage title={texts.verify.title} lead={texts.verify.lead(verified)}>
        <RedirectNotice text={texts.verify.done} to={login} afterMs={5_000} />
      </EntryPage>
    )
  if (pending)
    return (
      <EntryPage title={texts.verify.title} lead={texts.verify.lead(pending.person.email)}>
        <Verification
          key={pending.ticket}
          pending={pending}
          password={person.email === pending.person.email ? person.password : ''}
          onDone={() => {
            setVerified(pending.person.email)
            keptRegistration.write(null)
          }}
          onBack={() => {
            setPerson({ ...person, ...pending.person })
            keptRegistration.write(null)
          }}
        />
      </EntryPage>
    )
  return (
    <EntryPage
      title={texts.register.title}
      lead={texts.register.lead}
      guestOnly
      links={
        <p>
          {texts.register.known} <a href={login}>{texts.register.login}</a>
        </p>
      }
    >
      {mailed && <Notice tone="warning">{texts.register.elsewhere(mailed)}</Notice>}
      <PersonForm
        initial={person}
        // What had the focus, the way back to here, is gone.
        again={person !== emptyPerson}
        onRegistered={({ password, ...rest }, ticket) => {
          setPerson({ ...rest, password })
          keptRegistration.write({ person: rest, ticket, at: Date.now() })
        }}
      />
    </EntryPage>
  )
}
