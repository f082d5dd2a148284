import { openLoginLink } from '@semaforo/contracts'
import { request } from '@semaforo/frontend-kit'
import { Button, ButtonLink, Notice } from '@semaforo/ui'
import { useState } from 'react'
import { serverSentence } from '../form/failure.ts'
import { FailureNotice } from '../form/failure-notice.tsx'
import styles from '../form/form.module.css'
import { useForm } from '../form/use-form.ts'
import { RedirectNotice } from '../navigation/redirect-notice.tsx'
import { texts } from './entry.texts.ts'
import { EntryPage } from './entry-page.tsx'

/** The page of the link by mail that makes this browser known to the account. */
export function LoginLink({ params: { token = '' } }: { params: { token?: string } }) {
  const isLink = openLoginLink.params?.safeParse({ token }).success
  return (
    <EntryPage
      title={texts.link.title}
      lead={texts.link.lead}
      links={isLink && <a href="/login">{texts.link.login}</a>}
    >
      {isLink ? <Confirm token={token} /> : <BrokenLink />}
    </EntryPage>
  )
}

/** The link is used up by a click and not by the visit: mail programs open links to preview them. */
function Confirm({ token }: { token: string }) {
  const [done, setDone] = useState(false)
  const form = useForm({
    initial: {},
    check: () => ({}),
    send: async () => {
      await request(openLoginLink, { params: { token } })
      setDone(true)
    },
    explain: (error) => serverSentence(error, texts.link.failed),
  })
  return (
    <form {...form.form} className={styles.form}>
      <FailureNotice failure={form.failure} />
      {done ? (
        <RedirectNotice text={texts.link.done} to="/login" afterMs={3_000} />
      ) : (
        <Button type="submit" loading={form.busy}>
          {texts.link.submit}
        </Button>
      )}
    </form>
  )
}

function BrokenLink() {
  return (
    <>
      <Notice tone="warning">{texts.link.broken}</Notice>
      <ButtonLink href="/login">{texts.link.login}</ButtonLink>
    </>
  )
}
