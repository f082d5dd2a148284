// Identity as a separate process, for tests that kill it. Argument: data directory. Prints its URL once it listens.
import { writeSync } from 'node:fs'
import { startSite } from '../support/site.ts'

const { SMTP_URL } = process.env
const site = await startSite(process.argv[2] ?? '', SMTP_URL ? { env: { SMTP_URL } } : {})
writeSync(1, `${site.url}\n`)
