import type { EachBatchPayload } from 'kafkajs'
import { createAssignment } from '../../src/kafka/assignment.ts'

const protocolError = (type: string) => Object.assign(new Error(type), { type })

/** A batch of one record, as the driver passes it on. */
function batchOf(value: string, { heartbeat, commit }: { heartbeat?: unknown; commit?: unknown } = {}) {
  const answer = (error: unknown) => async () => {
    if (error) throw error
  }
  const message = { key: Buffer.from('k'), value: Buffer.from(value), headers: {}, offset: '0' }
  return {
    batch: { topic: 'counted', partition: 0, messages: [message], highWatermark: '1' },
    isRunning: () => true,
    isStale: () => false,
    resolveOffset: () => undefined,
    heartbeat: answer(heartbeat),
    commitOffsetsIfNecessary: answer(commit),
  } as unknown as EachBatchPayload
}

function anAssignment() {
  const seen: string[] = []
  const assignment = createAssignment({
    group: 'copies',
    subscription: 'first',
    handle: async ({ value }) => void seen.push(value),
    committed: async () => new Map(),
  })
  return { assignment, seen }
}

const expired = protocolError('UNKNOWN_MEMBER_ID')

describe('a member that has learned by a heartbeat that its group no longer knows it', () => {
  test.each([
    ['the join that follows fails', undefined],
    ['the commit after it fails for another reason', protocolError('GROUP_LOAD_IN_PROGRESS')],
  ])('asks for a join with every batch, also when %s', async (_, commit) => {
    const { assignment, seen } = anAssignment()
    await assignment.eachBatch(batchOf('counts the start')).catch(() => undefined)
    const batch = batchOf('last', { heartbeat: expired, commit })
    await expect(assignment.eachBatch(batch)).rejects.toThrow()
    for (const value of ['next', 'and next'])
      await expect(assignment.eachBatch(batchOf(value))).rejects.toBe(expired)
    expect(seen).toEqual(['counts the start', 'last'])
    assignment.close()
  })

  test('asks for none once its subscription stops', async () => {
    const { assignment, seen } = anAssignment()
    await expect(assignment.eachBatch(batchOf('last', { heartbeat: expired }))).rejects.toBe(expired)
    assignment.abort()
    await assignment.eachBatch(batchOf('next'))
    expect(seen).toEqual(['last'])
    assignment.close()
  })
})
