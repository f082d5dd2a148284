import type { Diagnosis, RatioKey } from '@semaforo/contracts'
import { joined } from '@semaforo/diagnosis'
import { texts } from '../diagnostic.texts.ts'

const shown = 3

/** The strongest ratios, and those that cost the most points: at most three of each, and nothing where there are none. */
export function Highlights({ details }: Pick<Diagnosis, 'details'>) {
  const names = (keys: readonly RatioKey[]) =>
    joined(
      keys.slice(0, shown).flatMap((wanted) => details.ratios.find(({ key }) => key === wanted)?.name ?? []),
    )
  return (
    <p>
      {details.strengths.length > 0 && (
        <span>
          <b>{texts.analysis.strengths}</b> <span>{names(details.strengths)}</span>.{' '}
        </span>
      )}
      {details.weaknesses.length > 0 && (
        <span>
          <b>{texts.analysis.weaknesses}</b> <span>{names(details.weaknesses)}</span>.
        </span>
      )}
    </p>
  )
}
