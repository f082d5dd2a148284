import type { Release, ReleaseOrder } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { keyId } from '../signing/keys.ts'
import { isSignedBy } from '../signing/sign.ts'
import type { Site } from './site.ts'

/** Whether a release or an order comes from the team whose frontend it is. */
export function refuseSignature(signed: Release | ReleaseOrder, keys: Site['keys']): Refusal | undefined {
  const { frontend, key } = signed
  const own = (keys.get(frontend) ?? []).find((each) => keyId(each) === key)
  if (own) return isSignedBy(signed, own) ? undefined : forged(signed)
  const [owner] = [...keys].find(([, known]) => known.some((each) => keyId(each) === key)) ?? []
  if (owner) {
    return new Refusal(
      'foreign-key',
      `Esa llave es de «${owner}», no de «${frontend}»: firma con la llave del equipo de «${frontend}».`,
    )
  }
  return new Refusal(
    'unknown-key',
    `El sitio no conoce la llave que firmó «${frontend}»: regístrala ahí con npm run frontends -- keys ${frontend}, o pídelo a quien opera el sitio.`,
  )
}

function forged(signed: Release | ReleaseOrder): Refusal {
  return new Refusal(
    'bad-signature',
    'what' in signed
      ? 'La firma no es de esta orden: repítela con npm run frontends.'
      : `La firma no es de este release.json: constrúyelo de nuevo con npm run frontends -- build ${signed.frontend}.`,
  )
}
