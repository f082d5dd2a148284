// Publishes one new build after the other of a frontend until it is killed.
import { writeSync } from 'node:fs'
import { keyAt } from '../../src/index.ts'
import { publishNew } from '../site.ts'

const [dir = '', name = '', key = '', first = ''] = process.argv.slice(2)
const pair = await keyAt(key)
for (let n = 0; ; n += 1) {
  const version = await publishNew(dir, name, `${first}-${n}-${'x'.repeat(20_000)}`.slice(0, 200), pair)
  writeSync(1, `${version}\n`)
}
