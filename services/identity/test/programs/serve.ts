// Identity as a process of its own, to be killed. Arguments: data directory; prints its address when it listens.
import { writeSync } from 'node:fs'
import { startSite } from '../support/site.ts'

const site = await startSite(process.argv[2] ?? '')
writeSync(1, `${site.url}\n`)
