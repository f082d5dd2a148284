import { execFile } from 'node:child_process'
import { join } from 'node:path'

const directory = join(import.meta.dirname, '..')

/** Runs benches of `test/benches` as `npm run bench` does. */
function run(...names: string[]): Promise<{ code: number; stdout: string }> {
  const files = names.map((name) => `test/benches/${name}.bench.ts`)
  return new Promise((resolve) => {
    execFile(process.execPath, ['run.ts', ...files], { cwd: directory }, (error, stdout) =>
      resolve({ code: error ? Number(error.code) : 0, stdout }),
    )
  })
}

test('a missed goal ends the run with exit code 1, and the last line names it', async () => {
  const { code, stdout } = await run('misses', 'meets')
  expect(code).toBe(1)
  expect(stdout).toContain('MISSED  a call to bare: 0.783, at least 1\nmet  errors: 0, at most 0\n')
  expect(stdout).toContain('met  ms of a call: 1, at most 2\n')
  expect(stdout.trim().split('\n').at(-1)).toBe(
    'test/benches/misses.bench.ts missed a call to bare: 0.783, at least 1',
  )
}, 60_000)

test('a benchmark that throws or does not exist is exit code 1 after the others ran', async () => {
  const { code, stdout } = await run('throws', 'absent', 'meets')
  expect(code).toBe(1)
  expect(stdout).toContain('met  ms of a call')
  expect(stdout).toContain('test/benches/throws.bench.ts ended with an error: Error: bad answers\n')
  expect(stdout).toContain('test/benches/absent.bench.ts ended with an error')
}, 60_000)

test('with every goal met the exit code is 0', async () => {
  const { code, stdout } = await run('meets')
  expect(stdout.trim().split('\n').at(-1)).toBe('every goal is met')
  expect(code).toBe(0)
}, 60_000)
