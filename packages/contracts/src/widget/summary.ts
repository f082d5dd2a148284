import * as z from 'zod/mini'
import { KeySet } from '../accounts/keys.ts'
import { call } from '../call.ts'
import { Figures } from '../diagnostic/figures.ts'
import { bands } from '../diagnostic/score.ts'
import { PartnerKey } from '../partners/partner.ts'

/** The light of a summary, in the words that a visitor reads. */
export const lights = ['verde', 'amarillo', 'rojo'] as const
export const riskBands = ['Fuera de riesgo', 'En riesgo'] as const

/** What a visitor shares with a partner, and all of it: never a figure of the company. */
export const SharedResult = z.strictObject({
  light: z.enum(lights, 'Ese color no existe.'),
  score_band: z.enum(bands, 'Esa banda no existe.'),
  risk_band: z.enum(riskBands, 'Ese riesgo no existe.'),
})
export type SharedResult = z.infer<typeof SharedResult>

/** The protected header's `typ` of a summary, and its `v`. */
export const summaryType = 'semaforo-summary+jwt'

const nonceRule = 'El reto (challenge) lleva de 16 a 128 letras, cifras, guiones o guiones bajos.'

/** A random text of the partner's page, which comes back in the summary: it ties the summary to that page's visit. */
export const Nonce = z.string(nonceRule).check(z.regex(/^[\w-]{16,128}$/, nonceRule))

/**
 * The claims of a summary: a JWS (RFC 7515) signed with EdDSA by a key of `readSummaryKeys`. `iss` is the origin of
 * this site, `aud` the partner's id, `exp` an hour after `iat` (seconds); `date` is the day in Mexico City.
 */
export const SummaryClaims = z.object({
  iss: z.string(),
  aud: z.string(),
  jti: z.string(),
  iat: z.int(),
  exp: z.int(),
  nonce: Nonce,
  v: z.literal(1),
  date: z.iso.date(),
  ...SharedResult.shape,
})
export type SummaryClaims = z.infer<typeof SummaryClaims>

/** How long a summary is valid, in seconds. */
export const summarySeconds = 3_600

/** The public keys that verify summaries: the current one, and earlier ones until their last summary has expired. */
export const readSummaryKeys = call({
  method: 'get',
  path: '/api/widget/jwks.json',
  summary: 'Las llaves públicas que comprueban los resultados compartidos',
  answer: KeySet,
})

/**
 * Evaluates the figures again and signs what came of it. The figures are not stored. `shown` is what the visitor saw
 * and agreed to: another result is refused, and nothing is signed. The same request again gives the same summary;
 * a nonce that was used for other figures is refused.
 */
export const shareResult = call({
  method: 'post',
  path: '/api/widget/shares',
  summary: 'Firma el resultado que una persona decide compartir con un aliado',
  body: z.strictObject({
    partner: PartnerKey,
    nonce: Nonce,
    figures: Figures,
    shown: SharedResult,
    date: z.iso.date(),
  }),
  status: 201,
  answer: z.object({ summary: z.string(), claims: SummaryClaims }),
  problems: {
    403: ['partner-unavailable'],
    409: ['result-changed', 'nonce-used'],
    429: ['partner-limit'],
    503: ['model-unavailable'],
  },
})

/** The risk model for the widget: as `readModelFile`, for everybody. */
export const readPublicModelFile = call({
  method: 'get',
  path: '/api/widget/model',
  summary: 'El modelo de riesgo, para calcular en el widget',
  answer: z.unknown(),
  problems: { 503: ['model-unavailable'] },
})
