// Identity as a process of its own, to be killed. Arguments: data directory; prints its address when it listens.
import { writeSync } from 'node:fs'
import { startSite } from '../support/site.ts'

const { SMTP_URL } = process.env
const site = await startSite(process.argv[2] ?? '', SMTP_URL ? { env: { SMTP_URL } } : {})
writeSync(1, `${site.url}\n`)
