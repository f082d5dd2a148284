import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const program = join(import.meta.dirname, 'programs/try-companies.ts')
const run = promisify(execFile)

/** Tries a property on random companies; the seeds come from fast-check, which reports the failing one. */
async function tried(property: string): Promise<number> {
  const { stdout } = await run(process.execPath, ['--disable-warning=ExperimentalWarning', program, property])
  return Number(stdout)
}

test.each([
  ['the schema accepts the generated companies', 'isAccepted', 20_000],
  ['the weakest ratio is the first weakness of a diagnosis', 'weakestIsFirst', 20_000],
  ['no action has two amounts on page and PDF', 'oneAmountForOneAction', 2_000],
  [
    'the score is in range, or null with too little weight, and contributions and caps add up to it',
    'addsUp',
    1_000_000,
  ],
  ['more debt never raises the score, short-term or not', 'debtNeverRaises', 1_000_000],
  ['in another currency the score is the same', 'scaleDoesNotMatter', 1_000_000],
  ['1 % of one figure moves the score by less than 4 points', 'doesNotJump', 1_000_000],
])('%s', async (_, property, companies) => {
  expect(await tried(property)).toBe(companies)
})
