import type { Release } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { keyId } from '../signing/keys.ts'
import { isSignedBy } from '../signing/sign.ts'
import type { Site } from './site.ts'

/** Whether a release comes from the team whose frontend it is. */
export function refuseSignature(release: Release, keys: Site['keys']): Refusal | undefined {
  const { frontend, key } = release
  const own = (keys.get(frontend) ?? []).find((each) => keyId(each) === key)
  if (own) return isSignedBy(release, own) ? undefined : forged(frontend)
  const [owner] = [...keys].find(([, known]) => known.some((each) => keyId(each) === key)) ?? []
  if (owner) {
    return new Refusal(
      'foreign-key',
      `Esa llave es de «${owner}», no de «${frontend}»: firma con la llave del equipo de «${frontend}».`,
    )
  }
  return new Refusal(
    'unknown-key',
    `El sitio no conoce la llave que firmó «${frontend}»: regístrala con npm run frontends -- keys ${frontend}.`,
  )
}

function forged(frontend: string): Refusal {
  return new Refusal(
    'bad-signature',
    `La firma no es de este release.json: constrúyelo de nuevo con npm run frontends -- build ${frontend}.`,
  )
}
