import { useSession } from '@semaforo/frontend-kit'
import { useState } from 'react'
import { Redirect, useSearch } from 'wouter'
import { EntryPage } from '../entry/entry-page.tsx'
import { keepingReturn, returnPath } from '../navigation/return-path.ts'
import { PersonForm } from './person-form.tsx'
import type { Begun, Person } from './registration.ts'
import { texts } from './texts.ts'
import { Verification } from './verification.tsx'

const nobody: Person = { firstName: '', lastName: '', email: '', password: '' }

/** The registration: the person's data, then the code sent to their address. The state is in memory only. */
export function Register() {
  const search = useSearch()
  const signedIn = useSession() !== null
  const [person, setPerson] = useState(nobody)
  const [begun, setBegun] = useState<Begun>()
  if (signedIn) return <Redirect to={returnPath(search)} replace />
  const login = keepingReturn('/login', search)
  if (begun)
    return (
      <EntryPage title={texts.verify.title} lead={texts.verify.lead(begun.person.email)}>
        <Verification begun={begun} login={login} onBack={() => setBegun(undefined)} />
      </EntryPage>
    )
  return (
    <EntryPage
      title={texts.register.title}
      lead={texts.register.lead}
      links={
        <p>
          {texts.register.known} <a href={login}>{texts.register.login}</a>
        </p>
      }
    >
      <PersonForm
        initial={person}
        onBegun={(next) => {
          setPerson(next.person)
          setBegun(next)
        }}
      />
    </EntryPage>
  )
}
