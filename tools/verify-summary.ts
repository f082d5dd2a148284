import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { KeySet, SummaryClaims, summaryType } from '@semaforo/contracts'
import { createLocalJWKSet, errors, jwtVerify } from 'jose'

const usage = `Uso: npm run verify-summary -- RESULTADO --keys LLAVES --audience ALIADO [--nonce=RETO]
  RESULTADO   lo que recibió la página o el servidor del aliado
  LLAVES      archivo o dirección de las llaves públicas: https://…/api/widget/jwks.json
  ALIADO      el identificador del aliado
  RETO        el que la página del aliado dio a esa visita
Con las llaves en un archivo no usa la red. Termina con 0 si el resultado es bueno, y con 1 si no.`

/** Why a summary is not good, or what was missing to tell: only its message is printed. */
class Refused extends Error {}

function argumentsGiven() {
  try {
    const { values, positionals } = parseArgs({
      options: { keys: { type: 'string' }, audience: { type: 'string' }, nonce: { type: 'string' } },
      allowPositionals: true,
    })
    const [summary, ...rest] = positionals
    const { keys, audience, nonce } = values
    if (summary && keys && audience && rest.length === 0) return { summary, keys, audience, nonce }
  } catch {
    // An option that does not exist.
  }
  throw new Refused(usage)
}

/** The keys in a file, or at an address. */
async function keysAt(place: string): Promise<KeySet> {
  try {
    const text = /^https?:/.test(place) ? await (await fetch(place)).text() : await readFile(place, 'utf8')
    return KeySet.parse(JSON.parse(text))
  } catch {
    throw new Refused(`No hay llaves que leer en ${place}.`)
  }
}

/** Verifies a summary. @throws {Refused} */
async function verify(
  summary: string,
  keys: KeySet,
  audience: string,
  nonce?: string,
): Promise<SummaryClaims> {
  const signature = summary.split('.')[2] ?? ''
  // Of the last character of a signature not every bit counts; another way to write it is no signature of ours.
  if (Buffer.from(signature, 'base64url').toString('base64url') !== signature) throw new Refused(badSignature)
  const options = { audience, typ: summaryType, algorithms: ['EdDSA'] }
  const { payload } = await jwtVerify(summary, createLocalJWKSet(keys), options).catch(explain)
  const claims = SummaryClaims.safeParse(payload)
  if (!claims.success) throw new Refused(noSummary)
  if (nonce !== undefined && claims.data.nonce !== nonce)
    throw new Refused('El resultado es de otra visita: su reto no es ese.')
  return claims.data
}

const badSignature = 'La firma no es buena: alguien cambió el resultado.'
const noSummary = 'Eso no es un resultado compartido.'

function explain(error: unknown): never {
  if (error instanceof errors.JWSSignatureVerificationFailed) throw new Refused(badSignature)
  if (error instanceof errors.JWKSNoMatchingKey)
    throw new Refused('Ninguna de esas llaves lo firmó: pide las actuales; si tampoco está, no es nuestro.')
  if (error instanceof errors.JWTExpired) throw new Refused('El resultado ya venció: valía una hora.')
  if (error instanceof errors.JWTClaimValidationFailed && error.claim === 'aud')
    throw new Refused('El resultado es para otro aliado.')
  throw new Refused(noSummary)
}

async function run(): Promise<void> {
  const { summary, keys, audience, nonce } = argumentsGiven()
  const { light, score_band, risk_band, date, iss } = await verify(
    summary,
    await keysAt(keys),
    audience,
    nonce,
  )
  console.log(`Bueno: ${light}, ${score_band}, ${risk_band}, del ${date}. Lo firmó ${iss}.`)
}

run().catch((error: unknown) => {
  process.stderr.write(
    `${error instanceof Refused ? error.message : `No se pudo: ${(error as Error).message}`}\n`,
  )
  process.exit(1)
})
