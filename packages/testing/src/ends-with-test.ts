type End = () => unknown

// A program that a test starts uses this module outside of Jest: there, cleanup is the end of the process.
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
 * Registers a cleanup that runs when the test or its file is over, newest first, also after a failure or a
 * timeout. Registered during a test (or its `beforeEach`) it runs after that test, otherwise after the file.
 * @returns the cleanup, for a test that calls it earlier; it runs once
 */
export function endsWithTest<Ended>(end: () => Ended): () => Ended {
  let ended: { with: Ended } | undefined
  const once = () => {
    ended ??= { with: end() }
    return ended.with
  }
  // A timed-out test keeps running beside later ones, and may register a cleanup after the end.
  if (now === 'over') once()
  else if (inJest) (now === 'in a test' ? ofTest : ofFile).push(once)
  return once
}

/** Registers a cleanup that runs when the whole file is over, wherever it is registered. */
export function endsWithFile(end: End): void {
  if (inJest) ofFile.push(end)
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
