import type { CertifiedResult } from '@semaforo/contracts'
import type { Lamp } from '@semaforo/ui'

/** The light of a certificate as a lamp. */
export const lampOf = ({ light }: CertifiedResult) =>
  (({ verde: 'green', amarillo: 'yellow', rojo: 'red' }) as const satisfies Record<typeof light, Lamp>)[light]
