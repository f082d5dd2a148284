import { checkReturnLink, chooseReturn } from '@semaforo/contracts'
import { request, useQuery } from '@semaforo/frontend-kit'
import { Notice } from '@semaforo/ui'
import { useState } from 'react'
import { hasCode } from '../../form/failure.ts'
import { useAction } from '../../form/use-action.ts'
import { EntryPage } from '../entry-page.tsx'
import { RecoveryForm } from '../recovery-form.tsx'
import { type Choice, Choices } from './choices.tsx'
import { Done } from './done.tsx'
import { texts } from './return.texts.ts'

const isExpired = (error: unknown) => hasCode(error, 'return-link-expired')

/** The page of the link by mail for the owner of a closed account; without a link, where one is asked for. */
export default function Return({ token }: { token: string | undefined }) {
  const couldBe = chooseReturn.params?.safeParse({ token }).success === true
  const { error } = useQuery({
    queryKey: ['return-link', token],
    queryFn: ({ signal }) => request(checkReturnLink, { params: { token: token ?? '' }, signal }),
    enabled: couldBe,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const [done, setDone] = useState<Choice>()
  const [expired, setExpired] = useState(false)
  const action = useAction(texts.failed, async (choice: Choice) => {
    try {
      await request(chooseReturn, { params: { token: token ?? '' }, body: { choice } })
      setDone(choice)
    } catch (error) {
      if (!isExpired(error)) throw error
      setExpired(true)
    }
  })
  // Where nobody can tell, the answer to the choice will.
  const holds = couldBe && !expired && !isExpired(error)
  if (done) return <Done choice={done} />
  return (
    <EntryPage
      title={texts.title}
      lead={holds ? texts.lead : texts.ask.lead}
      links={<a href="/login">{texts.back}</a>}
    >
      {holds ? (
        <Choices {...action} />
      ) : (
        <>
          {token !== undefined && (
            <Notice tone="warning" role="status">
              {texts.ask.expired}
            </Notice>
          )}
          <RecoveryForm submit={token === undefined ? texts.ask.submit : texts.ask.another} />
        </>
      )}
    </EntryPage>
  )
}
