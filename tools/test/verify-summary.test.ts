import { execFile, execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type KeySet, trialKey } from '@semaforo/contracts'
import { diagnosticService } from '@semaforo/diagnostic'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { closeServer, createLog, startService } from '@semaforo/service-kit'
import { aCompany } from '@semaforo/testing/companies'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { listen } from '@semaforo/testing/listen'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { createTokens } from '@semaforo/testing/tokens'
import { decodeJwt, exportJWK, generateKeyPair, SignJWT } from 'jose'

const root = join(import.meta.dirname, '../..')
const directory = temporaryDirectory()
const keysFile = join(directory, 'keys.json')
const inMexico = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Mexico_City' })
/** One that programs could take for an option. */
const nonce = '-reto_de_la_visita-1'
const own = await generateKeyPair('EdDSA', { crv: 'Ed25519' })

let url: string
let good: string
let expired: string
let retired: string
let otherType: string

/** Runs a program; its output and its exit code. */
const run = (program: string, args: readonly string[]) =>
  promisify(execFile)(program, args).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )

/** As a site signs, by a key that the file of keys has (`ours`) or has no more. */
const signed = (kid: string, { exp, typ = 'semaforo-summary+jwt' }: { exp: number; typ?: string }) =>
  new SignJWT({ ...decodeJwt(good), exp }).setProtectedHeader({ alg: 'EdDSA', typ, kid }).sign(own.privateKey)

beforeAll(async () => {
  const log = createLog('silent')
  const platform = openEmbeddedPlatform({ dataDir: join(directory, 'data'), log })
  const peers = { identity: (await createTokens()).identity }
  const env = { PUBLIC_URL: 'https://semaforo.example' }
  const service = await startService(diagnosticService, { platform, env, log, peers })
  const listening = await listen(service.handler)
  url = listening.url
  endsWithTest(async () => {
    await closeServer(listening.server, 100)
    await service.stop()
    await platform.close()
  })
  const shown = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }
  const answer = await fetch(`${url}/api/widget/shares`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      partner: trialKey,
      nonce,
      figures: aCompany(),
      shown,
      date: inMexico.format(Date.now()),
    }),
  })
  good = ((await answer.json()) as { summary: string }).summary
  const published = (await (await fetch(`${url}/api/widget/jwks.json`)).json()) as KeySet
  const ours = { ...(await exportJWK(own.publicKey)), kid: 'ours', use: 'sig', alg: 'EdDSA' }
  writeFileSync(keysFile, JSON.stringify({ keys: [...published.keys, ours] }))
  const [past, future] = [Math.floor(Date.now() / 1_000) - 1, Math.floor(Date.now() / 1_000) + 3_600]
  expired = await signed('ours', { exp: past })
  retired = await signed('retired', { exp: future })
  otherType = await signed('ours', { exp: future, typ: 'at+jwt' })
})

/** A summary with one character changed, at a place of it: `0.5` is its middle. */
function changed(summary: string, place: number): string {
  const at = Math.min(Math.floor(summary.length * place), summary.length - 1)
  return summary.slice(0, at) + (summary[at] === 'A' ? 'B' : 'A') + summary.slice(at + 1)
}

/** The last character with another of its bits that no decoder reads. */
function rewritten(summary: string): string {
  const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  return summary.slice(0, -1) + alphabet[alphabet.indexOf(summary.at(-1) ?? '') ^ 1]
}

describe('npm run verify-summary', () => {
  const script = join(root, 'tools/verify-summary.ts')
  const verify = (...args: string[]) =>
    run(process.execPath, ['--disable-warning=ExperimentalWarning', script, ...args])
  const asked = (summary: string, audience = 'prueba') => [
    summary,
    '--keys',
    keysFile,
    '--audience',
    audience,
  ]

  test('a good summary is told, with the keys of a file or of an address', async () => {
    const told = {
      code: 0,
      text: expect.stringContaining('Bueno: verde, Empresa saludable, Fuera de riesgo'),
    }
    expect(await verify(...asked(good))).toEqual(told)
    expect(await verify(...asked(good), `--nonce=${nonce}`)).toEqual(told)
    const address = `${url}/api/widget/jwks.json`
    expect(await verify(good, '--keys', address, '--audience', 'prueba')).toEqual(told)
  })

  test.each<[string, () => string[], string]>([
    [
      'a changed signature',
      () => asked(changed(good, 0.9)),
      'La firma no es buena: alguien cambió el resultado.',
    ],
    [
      'a changed payload',
      () => asked(changed(good, 0.5)),
      'La firma no es buena: alguien cambió el resultado.',
    ],
    [
      'a signature written in another way',
      () => asked(rewritten(good)),
      'La firma no es buena: alguien cambió el resultado.',
    ],
    ['a changed header', () => asked(`A${good.slice(1)}`), 'Eso no es un resultado compartido.'],
    ['an expired one', () => asked(expired), 'El resultado ya venció: valía una hora.'],
    ['another audience', () => asked(good, 'otro'), 'El resultado es para otro aliado.'],
    [
      'another nonce',
      () => [...asked(good), `--nonce=${'a'.repeat(16)}`],
      'El resultado es de otra visita: su reto no es ese.',
    ],
    [
      'a retired key',
      () => asked(retired),
      'Ninguna de esas llaves lo firmó: pide las actuales; si tampoco está, no es nuestro.',
    ],
    ['another kind of token', () => asked(otherType), 'Eso no es un resultado compartido.'],
    ['something else', () => asked('hola'), 'Eso no es un resultado compartido.'],
    [
      'keys that are not there',
      () => [good, '--keys', join(directory, 'none.json'), '--audience', 'prueba'],
      `No hay llaves que leer en ${join(directory, 'none.json')}.`,
    ],
  ])('%s is refused in a line', async (_, args, line) => {
    expect(await verify(...args())).toEqual({ code: 1, text: `${line}\n` })
  })

  test('without what it needs it says what that is', async () => {
    expect((await verify(good)).text).toMatch(/^Uso: npm run verify-summary/)
    expect((await verify(...asked(good), '--wrong')).text).toMatch(/^Uso: /)
  })
})

const hasCryptography = () => {
  try {
    execFileSync('python3', ['-c', 'import cryptography'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}
const hasSodium = () => {
  try {
    return execFileSync('php', ['-r', 'echo extension_loaded("sodium");']).toString() === '1'
  } catch {
    return false
  }
}

// Python and PHP where the machine has them; docs/summaries.md says so.
const examples: [string, string][] = [
  [process.execPath, 'verify-summary.mjs'],
  ...(hasCryptography() ? ([['python3', 'verify-summary.py']] as [string, string][]) : []),
  ...(hasSodium() ? ([['php', 'verify-summary.php']] as [string, string][]) : []),
]

describe.each(examples)('the example of %s, %s', (program, file) => {
  const verify = (summary: string, audience = 'prueba', given = nonce) =>
    run(program, [join(root, 'docs/examples', file), summary, keysFile, audience, given])

  test('accepts a good summary', async () => {
    expect(await verify(good)).toEqual({
      code: 0,
      text: expect.stringMatching(/^verde: Empresa saludable, Fuera de riesgo \(\d{4}-\d\d-\d\d\)\n$/),
    })
  })

  test('accepts no summary with one character changed', async () => {
    for (const place of [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]) {
      expect((await verify(changed(good, place))).code).not.toBe(0)
    }
    expect((await verify(rewritten(good))).code).not.toBe(0)
  })

  test.each<[string, () => [summary: string, audience?: string, nonce?: string]]>([
    ['an expired one', () => [expired]],
    ['one for another audience', () => [good, 'otro']],
    ['one of another visit', () => [good, 'prueba', 'a'.repeat(16)]],
    ['one by a retired key', () => [retired]],
    ['another kind of token', () => [otherType]],
  ])('refuses %s', async (_, args) => {
    expect((await verify(...args())).code).not.toBe(0)
  })
})
