import type { Figures } from '@semaforo/contracts'
import { keepHandedOver } from '@semaforo/diagnostic-ui'
import { useSession } from '@semaforo/frontend-kit'
import { ButtonLink, Card } from '@semaforo/ui'
import results from '../result/results.module.css'
import { guestTexts } from './guest.texts.ts'

/** Where the figures are computed again and kept. */
const form = '/minegocio'
const back = encodeURIComponent(form)

/** The account is asked for only here: the figures wait in this tab until the person is signed in. */
export function Keep({ figures }: { figures: Figures }) {
  const session = useSession()
  const take = () => keepHandedOver({ figures })
  const { keep } = guestTexts
  return (
    <Card as="section" padding="large" aria-label={keep.title} className={results.card}>
      <h3>{keep.title}</h3>
      {!session && <p>{keep.text}</p>}
      <div className={results.missing}>
        {session ? (
          <ButtonLink href={form} onClick={take}>
            {keep.signedIn}
          </ButtonLink>
        ) : (
          <>
            <ButtonLink href={`/register?volver=${back}`} onClick={take}>
              {keep.register}
            </ButtonLink>
            <ButtonLink variant="secondary" href={`/login?volver=${back}`} onClick={take}>
              {keep.login}
            </ButtonLink>
          </>
        )}
      </div>
    </Card>
  )
}
