import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram } from '@semaforo/testing/start-program'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const root = join(import.meta.dirname, '../..')

/** Runs Jest with our configuration on test files of its own, with a short time for handles to close. */
async function runJest(sources: Record<string, string>, longestEndMs: number, ...args: string[]) {
  const rootDir = temporaryDirectory()
  for (const [name, source] of Object.entries(sources)) writeFileSync(join(rootDir, name), source)
  writeFileSync(join(rootDir, 'package.json'), '{"type":"module"}')
  const config = JSON.stringify({
    rootDir,
    reporters: ['default', [join(root, 'tools/open-handles-reporter.ts'), { longestEndMs }]],
    testRunner: join(root, 'tools/test-runner.ts'),
    testEnvironment: join(root, 'tools/test-environment.ts'),
    testEnvironmentOptions: { longestEndMs },
    transform: {},
    watchman: false,
  })
  const jest = join(root, 'node_modules/jest/bin/jest.js')
  const { ended, output } = startProgram([jest, '--config', config, ...args])
  return { code: (await ended).code, stderr: output.stderr }
}

const clean = `test('nothing', () => {})`
const leaking = `
  import { spawn } from 'node:child_process'
  import { createServer } from 'node:net'
  test('leaks', (done) => {
    spawn(process.execPath, ['-e', 'process.stdin.on("close", () => process.exit()).resume()', 'olvidado'])
    setInterval(() => {}, 3_600_000)
    createServer().listen(0, '127.0.0.1', done)
  })`

describe.each([
  ['in the process of Jest', ['--runInBand']],
  ['in workers', ['--maxWorkers=2']],
])('%s', (_where, args) => {
  test('files without open handles pass, and the run ends by itself', async () => {
    const { code, stderr } = await runJest({ 'a.test.js': clean, 'b.test.js': clean }, 60_000, ...args)
    expect({ code, stderr }).toMatchObject({ code: 0, stderr: expect.not.stringContaining('sigue') })
  })

  test('the open handles of a file are named, and fail that file', async () => {
    const { code, stderr } = await runJest({ 'a.test.js': clean, 'b.test.js': leaking }, 1_000, ...args)
    expect(code).toBe(1)
    expect(stderr).toMatch(/1 passed, 2 total/)
    expect(stderr).toMatch(/FAIL .*b\.test\.js/)
    expect(stderr).toMatch(/un proceso: .*olvidado \(\d+\)/)
    expect(stderr).toMatch(/un servidor en el puerto \d+/)
    expect(stderr).toMatch(/Timeout/)
  })
})

test('a failed test of a file with open handles is reported as well', async () => {
  const failing = `${leaking}
  test('was wrong', () => expect(1).toBe(2))`
  const { code, stderr } = await runJest({ 'a.test.js': failing }, 1_000)
  expect(code).toBe(1)
  expect(stderr).toMatch(/was wrong/)
  expect(stderr).toMatch(/Expected: .*2/)
  expect(stderr).toMatch(/un proceso: .*olvidado/)
})

test('open handles of something else, such as a global setup, are named and fail the run', async () => {
  const setup = `import { createServer } from 'node:net'
  export default () => void createServer().listen(0, '127.0.0.1')`
  const { code, stderr } = await runJest(
    { 'a.test.js': clean, 'setup.js': setup },
    1_000,
    '--globalSetup=<rootDir>/setup.js',
  )
  expect(code).toBe(1)
  expect(stderr).toMatch(/1 passed/)
  expect(stderr).toMatch(/un servidor en el puerto \d+/)
})
