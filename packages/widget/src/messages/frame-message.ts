import type { FrameMessage } from '@semaforo/contracts'
import { fits, hasAll, isIntegerTo, isMessage, isText, oneOf } from './checks.ts'

const isDay = (value: unknown) =>
  fits(/^\d{4}-\d\d-\d\d$/)(value) &&
  new Date(`${value}T00:00Z`).getUTCDate() === Number((value as string).slice(8))

export const isNonce = fits(/^[\w-]{16,128}$/)

const claims = {
  iss: isText,
  aud: isText,
  jti: isText,
  iat: Number.isSafeInteger,
  exp: Number.isSafeInteger,
  nonce: isNonce,
  v: (value: unknown) => value === 1,
  date: isDay,
  light: oneOf('verde|amarillo|rojo'),
  score_band: oneOf('Riesgo de quiebra|Empresa estable|Empresa saludable|Sin diagnóstico'),
  risk_band: oneOf('Fuera de riesgo|En riesgo'),
}

const types = {
  ready: {},
  height: { height: isIntegerTo(1e5) },
  started: {},
  result: {},
  shared: {
    summary: (value: unknown) => isText(value) && (value as string).length <= 4096,
    claims: (value: unknown) => hasAll(claims, value),
  },
  error: {
    code: oneOf(
      'unknown-key|suspended|wrong-origin|not-embedded|too-many-requests|unavailable|model-unavailable|share-failed',
    ),
  },
  close: {},
}

/** `FrameMessage` of the contracts, by hand. */
export const isFrameMessage = (data: unknown): data is FrameMessage => isMessage(types, data)
