import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { confinement } from '../src/render/run.ts'

/** What a program says that runs as a release does, and has all modules of Node, which a release has not. */
async function said(program: string): Promise<string> {
  const flags = confinement(256 * 2 ** 20)
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--eval', program], { env: {} })
  return stdout.trim()
}

const attempt = (expression: string) =>
  `try { ${expression}; console.log('done') } catch (error) { console.log(error.code) }`

test.each([
  ['read a file', `require('node:fs').readFileSync('/etc/hostname')`],
  ['list a folder', `require('node:fs').readdirSync('/')`],
  ['write a file', `require('node:fs').writeFileSync('/tmp/semaforo-confined', '')`],
  ['start a process', `require('node:child_process').spawnSync('true')`],
  ['start a worker', `new (require('node:worker_threads').Worker)('0', { eval: true })`],
  ['load native code', `process.dlopen({ exports: {} }, '/lib/libc.so.6')`],
  ['reach the internals of Node', `process.binding('fs')`],
])('a process that renders cannot %s', async (_, expression) => {
  expect(await said(attempt(expression))).toMatch(/^ERR_(ACCESS_DENIED|DLOPEN_DISABLED)$/)
})

test('code cannot be made of text, nor the prototypes of all objects changed', async () => {
  expect(await said(`try { eval('1') } catch (error) { console.log(error.name) }`)).toBe('EvalError')
  expect(await said(`try { Array.prototype.map = 1 } catch (error) { console.log(error.name) }`)).toBe(
    'TypeError',
  )
  expect(await said(`try { ({}).__proto__ } catch (error) { console.log(error.code) }`)).toBe(
    'ERR_PROTO_ACCESS',
  )
})
