import { diagnosticRecorded } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { on, type Subscriber } from '@semaforo/platform'
import type { UserStore } from '../stores.ts'
import { keepLight } from './pulse.ts'

/** Keeps the last light of each user, for the monthly mail: neither score nor prediction, and no figures. */
export function followLights(users: UserStore): Subscriber {
  return on(
    diagnosticRecorded,
    async ({ data: { id: record, user_id, saved_at: at, score, predictionTree } }) => {
      const color = semaforo(score, predictionTree)
      if (color !== 'none') await users.update(user_id, (state) => keepLight(state, { record, color, at }))
    },
  )
}
