import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { deployOn } from '../support/site.ts'

// What identity promises, on Kafka, MongoDB and Redis: the same tests, each file an instance of one deployment
// with a database of its own.
const database = new URL(process.env['MONGO_URL'] ?? '')
database.pathname = `/identity-${randomUUID()}`
process.env['MONGO_URL'] = database.href

const mailDir = mkdtempSync(join(tmpdir(), 'identidad-'))
afterAll(() => rmSync(mailDir, { recursive: true, force: true }))
deployOn(openRealPlatform, mailDir)

for (const file of ['registration', 'sessions', 'tokens', 'recovery', 'users', 'directory', 'export']) {
  await import(`../${file}.test.ts`)
}
