// node verify-summary.mjs SUMMARY keys.json PARTNER NONCE
import { createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { argv, stdout } from 'node:process'

/** What a shared result says; fails unless this site signed it for this partner and this visit. */
export function verifySummary(summary, { keys }, partner, nonce) {
  const [header, payload, signature] = summary.split('.')
  const read = (part) => JSON.parse(Buffer.from(part, 'base64url').toString())
  const { alg, typ, kid } = read(header)
  const key = keys.find((each) => each.kid === kid)
  if (alg !== 'EdDSA' || typ !== 'semaforo-summary+jwt' || !key) throw new Error('otra llave, u otra cosa')
  const bytes = Buffer.from(signature, 'base64url')
  const isGood = verify(
    null,
    Buffer.from(`${header}.${payload}`),
    createPublicKey({ key, format: 'jwk' }),
    bytes,
  )
  if (!isGood || bytes.toString('base64url') !== signature) throw new Error('la firma no es buena')
  const claims = read(payload)
  if (claims.aud !== partner || claims.nonce !== nonce) throw new Error('es de otro aliado o de otra visita')
  if (claims.exp <= Date.now() / 1000) throw new Error('ya venció')
  return claims
}

const [summary, file, partner, nonce] = argv.slice(2)
const { light, score_band, risk_band, date } = verifySummary(
  summary,
  JSON.parse(readFileSync(file)),
  partner,
  nonce,
)
stdout.write(`${light}: ${score_band}, ${risk_band} (${date})\n`)
