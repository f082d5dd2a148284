import { createDigest, type Snapshot, sectionOf, type Target } from '../../src/archive/index.ts'

/** The counts and checksums of a snapshot. */
export async function sumsOf(snapshot: Snapshot) {
  const digest = createDigest()
  for await (const entry of snapshot.entries()) digest.add(sectionOf(entry), JSON.stringify(entry))
  return digest.sums()
}

/** Copies everything and makes it the data of the target; compares what arrived. */
export async function copy(snapshot: Snapshot, target: Target): Promise<void> {
  try {
    for await (const entry of snapshot.entries()) await target.write(entry)
    const arrived = await target.written()
    try {
      expect(await sumsOf(arrived)).toEqual(await sumsOf(snapshot))
    } finally {
      await arrived.close()
    }
    await target.finish()
  } finally {
    await target.close()
  }
}
