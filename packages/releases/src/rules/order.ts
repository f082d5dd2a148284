import type { Release, ReleaseOrder } from '@semaforo/contracts'
import { Refusal } from '../refusal.ts'
import { refuseSignature } from './signature.ts'
import type { Site } from './site.ts'

/**
 * Whether an order is of the frontend's team and for this site. The team's other sites may know the same key.
 * @param site the site's public origin
 */
export function refuseOrder(order: ReleaseOrder, site: string, keys: Site['keys']): Refusal | undefined {
  const refusal = refuseSignature(order, keys)
  if (refusal || order.site === site) return refusal
  return new Refusal(
    'other-site',
    `La orden es para ${order.site} y este sitio es ${site}: repítela con --site ${site}.`,
  )
}

/** Whether the release that comes with an order is the one that it is about, and no larger than the site takes. */
export function refuseAttached(
  order: ReleaseOrder,
  release: Release,
  mostBytes: number,
): Refusal | undefined {
  const version = 'version' in order ? order.version : undefined
  if (release.frontend !== order.frontend || release.version !== version) {
    return new Refusal(
      'bad-manifest',
      `La orden no es de la versión ${release.version} de «${release.frontend}»: repítela con npm run frontends.`,
    )
  }
  const bytes = bytesOf(release)
  if (bytes <= mostBytes) return undefined
  return new Refusal(
    'release-too-large',
    `La versión pesa ${bytes} bytes y este sitio acepta ${mostBytes}: publica menos.`,
  )
}

/** How much a release holds. */
export function bytesOf({ files }: Release): number {
  return Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0)
}
