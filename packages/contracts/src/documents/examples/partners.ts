import type { Examples } from '../example.ts'
import { figures } from './figures.ts'

const id = '8f14e45f-ceea-467f-a0e6-1f2d3c4b5a69'
const key = 'pk_3kTMd8Qv0aXyLw7Rb2NcJh5E'
const newer = 'pk_Zp9Yt4Wq1sVbKx6Mf8DgUr2C'
const facts = {
  name: 'Cámara de Comercio de Puebla',
  origins: ['https://www.canacopuebla.example', 'http://localhost:8080'],
  theme: { scheme: 'auto', accent: '#7a1fa2' },
  sharesPerDay: 1_000,
}
const partner = {
  id,
  ...facts,
  suspended: false,
  keys: [{ key, since: '2026-11-03T16:20:00.000Z' }],
  createdAt: '2026-11-03T16:20:00.000Z',
}
const rotated = {
  ...partner,
  keys: [
    { key, since: '2026-11-03T16:20:00.000Z', until: '2026-11-25T16:20:00.000Z' },
    { key: newer, since: '2026-11-22T16:20:00.000Z' },
  ],
}
const params = { id }
const nonce = 'c2l0aW8tZGVsLWFsaWFkbw'
const result = { light: 'verde', score_band: 'Empresa saludable', risk_band: 'Fuera de riesgo' }
const date = '2026-11-22'
const claims = {
  iss: 'https://semaforo.example',
  aud: id,
  jti: '0b1d6f0e-5a0c-4f2f-9d55-3f0a4b7f9a11',
  iat: 1_795_363_200,
  exp: 1_795_366_800,
  nonce,
  v: 1,
  date,
  ...result,
}

/** Partners and the widget. Signed texts are shortened. */
export const partnerExamples: Examples = {
  listPartners: { answer: { partners: [partner] } },
  createPartner: { body: facts, answer: partner },
  updatePartner: { params, body: { suspended: true }, answer: { ...partner, suspended: true } },
  rotatePartnerKey: { params, body: { current: key, overlapHours: 72 }, answer: rotated },
  countUsage: { body: { partner: key, what: 'started' }, answer: { counted: true } },
  readUsage: {
    params,
    answer: { days: [{ day: date, viewed: 120, started: 64, finished: 41, shared: 12 }] },
  },
  readSummaryKeys: {
    answer: {
      keys: [
        {
          kty: 'OKP',
          crv: 'Ed25519',
          x: '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo',
          kid: '5c7d8f2a-1b3e-4f60-8a9b-0c1d2e3f4a5b',
          use: 'sig',
          alg: 'EdDSA',
        },
      ],
    },
  },
  shareResult: {
    body: { partner: key, nonce, figures, shown: result, date },
    answer: { summary: 'eyJhbGciOiJFZERTQSJ9.eyJ2IjoxfQ.c2lnbmF0dXJl', claims },
  },
}
