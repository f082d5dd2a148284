import { diagnosticErased, diagnosticRecorded } from '@semaforo/contracts'
import { semaforo } from '@semaforo/diagnosis'
import { type RecordState, recordedEvent } from '@semaforo/diagnostic/record'
import { lightsKept } from '@semaforo/identity/pulse'
import type { UserState } from '@semaforo/identity/user'
import { type Correction, correction, type ReadModel, statesOf } from './correction.ts'

type Recorded = { id: string; version: number; state: RecordState }

/** The last lights of each user, for the monthly mail. */
export const lights: ReadModel = {
  service: 'identity',
  model: 'lights',
  group: 'identity-lights',
  async corrections(read) {
    const users = await statesOf<UserState>(read, { service: 'identity', store: 'user' })
    const records = await statesOf<RecordState>(read, { service: 'diagnostic', store: 'record' })
    const lit = [...records]
      .map(([id, { version, state }]) => ({ id, version, state }))
      .filter(({ state }) => semaforo(state.score, state.predictionTree) !== 'none')
    const byUser = Map.groupBy(lit, ({ state }) => state.user_id)
    return [[...users].flatMap(([user, { state }]) => ofUser(user, state, byUser.get(user) ?? []))]
  },
}

function ofUser(user: string, { lights: known = [] }: UserState, all: readonly Recorded[]): Correction[] {
  const newest = all
    .toSorted((one, other) => other.state.saved_at.localeCompare(one.state.saved_at))
    .slice(0, lightsKept)
  const wanted = new Map(newest.map((record) => [record.id, record]))
  const wrong = newest.filter(({ id, state }) => {
    const light = known.find(({ record }) => record === id)
    return light?.at !== state.saved_at || light.color !== semaforo(state.score, state.predictionTree)
  })
  const mark = JSON.stringify(known)
  const missing = wrong.map(({ id, version, state }) => {
    const data = diagnosticRecorded.data.parse(recordedEvent(id, state).data)
    return correction(diagnosticRecorded, {
      id,
      mark: `${version} ${mark}`,
      subject: id,
      sequence: version,
      data,
    })
  })
  const gone = known
    .filter(({ record }) => !wanted.has(record))
    .map(({ record }) =>
      correction(diagnosticErased, {
        id: record,
        mark,
        subject: record,
        sequence: 1,
        data: { user_id: user },
      }),
    )
  return [...missing, ...gone]
}
