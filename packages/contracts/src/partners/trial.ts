import type { PartnerFacts } from './partner.ts'

/** The key of the page on which everybody may try the widget: valid on this site alone. */
export const trialKey = 'pk_pruebapruebapruebaprueba'

/** The partner of that key, which no store has. */
export const trialPartner = (siteOrigin: string): PartnerFacts => ({
  id: 'prueba',
  name: 'Página de prueba',
  origins: [siteOrigin],
  theme: {},
  sharesPerDay: 1_000,
  suspended: false,
  keys: [{ key: trialKey, since: '2026-11-22T00:00:00.000Z' }],
})
