type End = () => unknown

// A program that a test starts uses the same pieces outside of Jest: it ends what it began by ending.
const inJest = 'afterEach' in globalThis
const ofTest: End[] = []
const ofFile: End[] = []
let now: 'in a test' | 'between tests' | 'over' = 'between tests'

if (inJest) {
  beforeEach(() => {
    now = 'in a test'
  })
  afterEach(async () => {
    now = 'between tests'
    await endAll(ofTest)
  })
  afterAll(async () => {
    now = 'over'
    await endAll(ofFile)
  })
}

/**
 * Ends what a test or its file began, the newest first, when it is over: also where it failed, or took too
 * long. What a test begins (in its `beforeEach` too) ends with that test, the rest with the file.
 * @returns the same end for a test that does it itself; it happens once
 */
export function endsWithTest<Ended>(end: () => Ended): () => Ended {
  let ended: { with: Ended } | undefined
  const once = () => {
    ended ??= { with: end() }
    return ended.with
  }
  // A test that took too long goes on beside those after it, and may begin something when all are over.
  if (now === 'over') once()
  else if (inJest) (now === 'in a test' ? ofTest : ofFile).push(once)
  return once
}

async function endAll(ends: End[]): Promise<void> {
  const errors: unknown[] = []
  for (const end of ends.splice(0).reverse()) {
    try {
      await end()
    } catch (error) {
      errors.push(error)
    }
  }
  if (errors.length > 0) throw errors.length === 1 ? errors[0] : new AggregateError(errors)
}
