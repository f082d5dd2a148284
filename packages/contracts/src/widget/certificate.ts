import * as z from 'zod/mini'
import { call } from '../call.ts'
import { recordId } from '../diagnostic/record-id.ts'
import { bands } from '../diagnostic/score.ts'
import { lights, riskBands } from './summary.ts'

/** The protected header's `typ` of a certificate. */
export const certificateType = 'semaforo-certificate+jwt'

/**
 * The short code of a certificate as it is printed: twelve letters and digits without I, L, O, U (Crockford's base 32).
 * As that says, an O is read as a zero, I and L as a one; groups may be set apart.
 */
export const CertificateCode = z.string('Escribe el código que viene en el PDF.').check(
  z.toUpperCase(),
  z.overwrite((code) => code.replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')),
  z.regex(/^[0-9A-HJKMNP-TV-Z]{12}$/, 'El código lleva doce letras y cifras; revísalo en el PDF.'),
)

/**
 * What a certificate says: that we computed this light on this day (in Mexico City) from figures with this
 * fingerprint. `fingerprint` is the SHA-256, in hexadecimal, of the code, a line break, and the canonical JSON
 * (RFC 8785) of the figures: it takes the paper and the figures to compute it.
 */
export const CertifiedResult = z.object({
  light: z.enum(lights),
  score_band: z.enum(bands),
  risk_band: z.enum(riskBands),
  date: z.iso.date(),
  fingerprint: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
export type CertifiedResult = z.infer<typeof CertifiedResult>

/** The claims of a certificate, a JWS signed with EdDSA; `jti` is the code. It does not expire. */
export const CertificateClaims = z.object({
  iss: z.string(),
  jti: z.string(),
  iat: z.int(),
  v: z.literal(1),
  ...CertifiedResult.shape,
})
export type CertificateClaims = z.infer<typeof CertificateClaims>

/** The certificate of one of the caller's records: always the same one, until it is withdrawn. */
export const certifyRecord = call({
  method: 'post',
  path: '/api/modelData/:id/certificate',
  summary: 'Constancia firmada de uno de mis diagnósticos, para su PDF',
  auth: 'user',
  params: recordId,
  status: 201,
  answer: z.object({ code: z.string(), token: z.string(), certificate: CertifiedResult }),
  problems: {
    404: ['record-not-found'],
    409: ['nothing-to-certify', 'certificate-withdrawn'],
    503: ['model-unavailable'],
  },
})

/**
 * Withdraws it for good: a check of the paper says from then on that it was withdrawn. False for a diagnostic without
 * a certificate.
 */
export const withdrawCertificate = call({
  method: 'delete',
  path: '/api/modelData/:id/certificate',
  summary: 'Retira la constancia de uno de mis diagnósticos',
  auth: 'user',
  params: recordId,
  answer: z.object({ withdrawn: z.boolean() }),
  problems: { 404: ['record-not-found'] },
})

/**
 * Checks a certificate by the signed token of its QR, or by its short code. Says nothing without one of them. Of a
 * withdrawn one it says the day alone; that of a deleted record or an erased account is withdrawn, and its code not
 * found.
 */
export const checkCertificate = call({
  method: 'post',
  path: '/api/certificates/check',
  summary: 'Comprueba la constancia de un PDF',
  body: z.union(
    [
      z.strictObject({ code: CertificateCode }),
      z.strictObject({ token: z.string().check(z.maxLength(2_048)) }),
    ],
    'Envía el código o la firma de la constancia.',
  ),
  answer: z.union([
    z.object({ withdrawn: z.literal(false), certificate: CertifiedResult }),
    z.object({ withdrawn: z.literal(true), date: z.iso.date() }),
  ]),
  problems: { 404: ['certificate-not-found'], 429: ['too-many-attempts'] },
})
