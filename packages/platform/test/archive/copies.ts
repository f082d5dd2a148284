import { checkedPart, createDigest, type Snapshot, type Target } from '../../src/archive/index.ts'

/** The counts and checksums of a snapshot. */
export async function sumsOf(snapshot: Snapshot) {
  const digest = createDigest()
  for await (const entry of snapshot.entries()) digest.add(checkedPart(entry))
  return digest.sums()
}

/** When each erased aggregate was erased, of which the checksums know nothing. */
async function erasuresIn(snapshot: Snapshot) {
  const times: Record<string, unknown> = {}
  for await (const entry of snapshot.entries())
    if (entry.kind === 'aggregate' && entry.state === null) times[entry.id] = entry.erased
  return times
}

/** Copies everything and makes it the data of the target; compares what arrived. */
export async function copy(snapshot: Snapshot, target: Target): Promise<void> {
  try {
    for await (const entry of snapshot.entries()) await target.write(entry)
    const arrived = await target.written()
    try {
      expect(await sumsOf(arrived)).toEqual(await sumsOf(snapshot))
      const erasures = await erasuresIn(arrived)
      expect(erasures).toEqual(await erasuresIn(snapshot))
      expect(Object.values(erasures)).not.toContain(undefined)
    } finally {
      await arrived.close()
    }
    await target.finish()
  } finally {
    await target.close()
  }
}
