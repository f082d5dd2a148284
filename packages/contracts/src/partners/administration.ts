import * as z from 'zod/mini'
import { call } from '../call.ts'
import { NewPartner, Partner, PartnerChanges, PartnerFacts, PartnerId, PartnerKey } from './partner.ts'

/** By name. */
export const listPartners = call({
  method: 'get',
  path: '/api/partners',
  summary: 'Los aliados que muestran el Semáforo en su sitio',
  auth: 'admin',
  answer: z.object({ partners: z.array(Partner) }),
})

export const createPartner = call({
  method: 'post',
  path: '/api/partners',
  summary: 'Da de alta a un aliado y le da su primera clave',
  auth: 'admin',
  freshProof: true,
  body: NewPartner,
  status: 201,
  answer: Partner,
  problems: { 409: ['partner-name-taken', 'too-many-partners'] },
})

export const updatePartner = call({
  method: 'patch',
  path: '/api/partners/:id',
  summary: 'Cambia los datos de un aliado, lo suspende o lo reactiva',
  auth: 'admin',
  freshProof: true,
  params: z.object({ id: PartnerId }),
  body: PartnerChanges,
  answer: Partner,
  problems: { 400: ['nothing-to-change'], 404: ['partner-not-found'], 409: ['partner-name-taken'] },
})

const overlapRule = 'La clave anterior puede servir de 0 a 720 horas más.'

/**
 * A new key; the one before works for `overlapHours` more, and older ones end at once. 0 ends it at once as well.
 * `current` is the key that the admin saw as the current one: where another one is by now, nothing changes, so that a
 * rotation asked for twice does not end the key that stands in pages.
 */
export const rotatePartnerKey = call({
  method: 'post',
  path: '/api/partners/:id/keys',
  summary: 'Cambia la clave de un aliado; la anterior sirve un tiempo más',
  auth: 'admin',
  freshProof: true,
  params: z.object({ id: PartnerId }),
  body: z.strictObject({
    current: PartnerKey,
    overlapHours: z.int(overlapRule).check(z.minimum(0, overlapRule), z.maximum(720, overlapRule)),
  }),
  status: 201,
  answer: Partner,
  problems: { 404: ['partner-not-found'], 409: ['partner-changed'] },
})

/** Between services and the gateway, never through the public origin: all partners. */
export const readPartnerFacts = call({
  method: 'get',
  path: '/internal/partners',
  summary: 'Los aliados, para los demás procesos del sistema',
  answer: z.object({ partners: z.array(PartnerFacts) }),
})
