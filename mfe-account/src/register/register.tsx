import { useSession } from '@semaforo/frontend-kit'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { EntryPage } from '../entry/entry-page.tsx'
import { returnPath, withReturnPath } from '../navigation/return-path.ts'
import { PersonForm } from './person-form.tsx'
import type { PendingRegistration, Person } from './registration.ts'
import { texts } from './texts.ts'
import { Verification } from './verification.tsx'

const emptyPerson: Person = { firstName: '', lastName: '', email: '', password: '' }

/** The registration: the person's data, then the code sent to their address. The state is in memory only. */
export function Register() {
  const search = useSearch()
  const signedIn = useSession() !== null
  const [person, setPerson] = useState(emptyPerson)
  const [pending, setPending] = useState<PendingRegistration>()
  if (signedIn) return <Redirect to={returnPath(search)} replace />
  const login = withReturnPath('/login', search)
  if (pending)
    return (
      <EntryPage title={texts.verify.title} lead={texts.verify.lead(pending.person.email)}>
        <Verification pending={pending} login={login} onBack={() => setPending(undefined)} />
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
      <PersonForm
        initial={person}
        onRegistered={(next) => {
          setPerson(next.person)
          setPending(next)
        }}
      />
    </EntryPage>
  )
}
