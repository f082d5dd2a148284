import { diagnosticErased, diagnosticRecorded, diagnosticRecordedV1 } from '@semaforo/contracts'
import { bandOf, verdictOf } from '@semaforo/diagnosis'
import { on, type Subscriber } from '@semaforo/platform'
import type { UserStore } from '../stores.ts'
import { forgetLight, keepLight } from '../user/decisions.ts'

/** Keeps the last lights of each user and why they are so, for the monthly mail: no score, and no figures. */
export function followLights(users: UserStore): Subscriber[] {
  return [
    ...[diagnosticRecordedV1, diagnosticRecorded].map((kind) =>
      on(kind, async ({ id, subject, data: { user_id, saved_at: at, score, predictionTree } }) => {
        const { light: color, sentence } = verdictOf(
          { overall: { score, band: bandOf(score) } },
          predictionTree === null ? null : { prediction: predictionTree },
        )
        if (color === 'none') return
        const light = { record: subject, color, sentence, at }
        await users.update(user_id, (state) => keepLight(state, light), { idempotencyKey: id })
      }),
    ),
    on(diagnosticErased, async ({ id, subject, data }) => {
      await users.update(data.user_id, (state) => forgetLight(state, subject), { idempotencyKey: id })
    }),
  ]
}
