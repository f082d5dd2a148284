import { join } from 'node:path'
import { listen } from '@semaforo/testing/listen'
import { startProgram } from '@semaforo/testing/start-program'

const program = join(import.meta.dirname, '../dev.ts')

/** Runs `npm run dev` to its end. */
async function dev(...args: string[]) {
  const { ended, output } = startProgram([program, ...args])
  return { code: (await ended).code, said: output.stdout, refused: output.stderr }
}

const refusal = (line: RegExp) => ({
  code: 1,
  said: '',
  refused: expect.stringMatching(new RegExp(`^${line.source}[^\\n]*\\n$`)),
})

test.each([
  ['no name', [], /Escribe: npm run dev <frontend> .*Los frontends son: .*account, /],
  ['a frontend that is not here', ['promos'], /No hay un frontend «promos»\. Los que hay son: .*account, /],
  ['an unknown option', ['account', '--sitio', 'x'], /Escribe: npm run dev <frontend> /],
  [
    'an address without its protocol',
    ['account', '--site', 'semaforo.mx'],
    /«semaforo\.mx» no es la dirección/,
  ],
  ['an invalid port', ['account', '--port', '70000'], /«70000» no es un puerto/],
  ['a site that does not answer', ['account', '--site', 'http://127.0.0.1:1'], /El sitio .* no contesta/],
])('%s is refused in one line', async (_what, args, line) => {
  expect(await dev(...args)).toEqual(refusal(line))
})

test('an address without a site of frontends is refused in one line', async () => {
  const { url } = await listen((_req, res) => res.writeHead(404).end('<h1>Otra cosa</h1>'))
  expect(await dev('account', '--site', url)).toEqual(refusal(/En .* no hay un sitio con frontends/))
})

test('a port that is taken is refused in one line', async () => {
  const { url } = await listen((_req, res) => res.end())
  const { port } = new URL(url)
  expect(await dev('account', '--port', port)).toEqual(refusal(/El puerto \d+ está ocupado/))
})
