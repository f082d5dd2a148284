import { text } from 'node:stream/consumers'
import { checkSync } from 'recheck'

/**
 * Reads expressions from standard input and prints whether each is linear: no text makes it slow, its time grows as the
 * length of the text. It runs in its own process, because Jest's context makes it many times slower.
 */

// The backend in JavaScript: the others are programs.
process.env['RECHECK_SYNC_BACKEND'] = 'pure'
const noTimeouts = { timeout: null, seedingTimeout: null, incubationTimeout: null, attackTimeout: null }
/** The seed repeats its search. */
const options = { ...noTimeouts, randomSeed: 1, maxNFASize: 3_000 }

const expressions = JSON.parse(await text(process.stdin)) as { pattern: string; flags: string }[]
const linear = expressions.map(
  ({ pattern, flags }) => pattern !== '' && checkSync(pattern, flags, options).status === 'safe',
)
process.stdout.write(JSON.stringify(linear))
