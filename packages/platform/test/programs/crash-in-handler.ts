// Crashes in the handler of count 1; exits normally after count 2 was handled.

import { openEmbeddedPlatform } from '../../src/embedded/platform.ts'
import { consume } from '../../src/events/consumer.ts'
import { on } from '../../src/events/reaction.ts'
import { counted } from './counters.ts'

const platform = openEmbeddedPlatform({ dataDir: process.argv[2] ?? '' })
const crash = on(counted, async ({ data }) => process.exit(data.n === 1 ? 70 : 0))
await consume(platform.log, { group: 'crashing', on: [crash] })
