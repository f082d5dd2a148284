import { Figures, readModelFile } from '@semaforo/contracts'
import { overallOf, type RiskModel, riskModel } from '@semaforo/diagnosis'
import { loadModel as loadKept } from '@semaforo/diagnostic-ui'
import { request } from '@semaforo/frontend-kit'
import { Button } from '@semaforo/ui'
import { useCallback, useMemo, useState } from 'react'
import { orInBrowser } from '../result/unreachable.ts'
import { LeverSlider } from './lever-slider.tsx'
import { figureOf, figuresWith, type Lever, levers, type Turned } from './levers.ts'
import { Outcome } from './outcome.tsx'
import styles from './what-if.module.css'
import { whatIfTexts } from './what-if.texts.ts'

/** Downloads and initializes the risk model, the same one that the server uses; without a connection what is kept of it. */
export const loadModel = (): Promise<RiskModel> =>
  orInBrowser(request(readModelFile).then(riskModel), async () => (await loadKept('')).model)

type Props = { figures: Figures; model: RiskModel; baseRate: number }

/** The sliders and their outcome, computed in the page with the server's own code. */
export function Simulator({ figures, model, baseRate }: Props) {
  const [turned, setTurned] = useState<Turned>({})
  const turn = useCallback(
    (lever: Lever, percent: number) => setTurned((before) => ({ ...before, [lever]: percent })),
    [],
  )
  const today = useMemo(
    () => ({ score: overallOf(figures).score, prediction: model.predict(figures, baseRate) }),
    [figures, model, baseRate],
  )
  const now = figuresWith(figures, turned)
  const changed = Figures.safeParse(now)
  return (
    <div className={styles.simulator}>
      <Outcome
        today={today}
        error={changed.error?.issues[0]?.message}
        {...(changed.data && {
          overall: overallOf(changed.data),
          prediction: model.predict(changed.data, baseRate),
        })}
      />
      <div className={styles.levers}>
        {levers.map((lever) => (
          <LeverSlider
            key={lever}
            lever={lever}
            percent={turned[lever] ?? 0}
            amount={now[figureOf[lever]]}
            onTurn={turn}
          />
        ))}
        <Button variant="secondary" onClick={() => setTurned({})}>
          {whatIfTexts.clear}
        </Button>
      </div>
    </div>
  )
}
