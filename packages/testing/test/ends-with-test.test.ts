import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { endsWithTest } from '../src/ends-with-test.ts'
import { eventually } from '../src/eventually.ts'
import { startProgram } from '../src/start-program.ts'
import { temporaryDirectory } from '../src/temporary-directory.ts'

const ended: string[] = []
let directory: string

test('what a test starts is running during it', () => {
  for (const name of ['first', 'second']) endsWithTest(() => ended.push(name))
  endsWithTest(() => ended.push('by hand'))()
  directory = temporaryDirectory()
  expect(ended).toEqual(['by hand'])
})

test('and is cleaned up before the next one, once, newest first', () => {
  expect(ended).toEqual(['by hand', 'second', 'first'])
  expect(existsSync(directory)).toBe(false)
})

test('a program ends with the process that started it, even when that is killed', async () => {
  const [kit, child, parent] = ['start-program.ts', 'child.ts', 'parent.ts'].map((name, n) =>
    join(n === 0 ? join(import.meta.dirname, '../src') : temporaryDirectory(), name),
  ) as [string, string, string]
  writeFileSync(child, 'setInterval(() => undefined, 1_000); console.log(process.pid)')
  writeFileSync(
    parent,
    `const { startProgram } = await import(${JSON.stringify(kit)})
    startProgram([${JSON.stringify(child)}]).child.stdout.pipe(process.stdout)`,
  )
  const started = startProgram([parent])
  const pid = await eventually(() => {
    const printed = /^(\d+)\n/.exec(started.output.stdout)?.[1]
    if (!printed) throw new Error(`nothing yet: ${started.output.stderr}`)
    return Number(printed)
  })
  await started.kill()
  await eventually(() => expect(() => process.kill(pid, 0)).toThrow('ESRCH'))
})
