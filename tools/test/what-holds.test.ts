import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '../../packages/service-kit/test/programs/start-program.ts'
import { temporaryDirectory } from '../../packages/service-kit/test/temporary-directory.ts'

const root = join(import.meta.dirname, '../..')

/** Runs Jest with our reporter on one file of tests. */
async function runJest(source: string) {
  const rootDir = temporaryDirectory()
  writeFileSync(join(rootDir, 'one.test.js'), source)
  writeFileSync(join(rootDir, 'package.json'), '{}')
  const reporters = ['default', join(root, 'tools/what-holds.ts')]
  const config = JSON.stringify({ rootDir, reporters, transform: {}, watchman: false })
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const { ended, output } = startProgram([jest, '--runInBand', '--config', config])
  return { code: (await ended).code, said: output.stderr }
}

test('a test that leaves nothing behind ends by itself, and well', async () => {
  const { code, said } = await runJest(`test('nothing', () => {})`)
  expect(code).toBe(0)
  expect(said).not.toContain('sigue')
})

test('what a test left running is named, and ends the run as failed', async () => {
  const { code, said } = await runJest(`
    const { spawn } = require('node:child_process')
    const { createServer } = require('node:net')
    test('leaks', (done) => {
      spawn(process.execPath, ['-e', 'process.stdin.on("close", () => process.exit()).resume()', 'olvidado'])
      createServer().listen(0, '127.0.0.1', done)
    })`)
  expect(code).toBe(1)
  expect(said).toMatch(/1 passed/)
  expect(said).toMatch(/un proceso: .*olvidado \(\d+\)/)
  expect(said).toMatch(/un servidor en el puerto \d+/)
})
