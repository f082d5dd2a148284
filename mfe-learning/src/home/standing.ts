export { LatestLight } from './latest-light.tsx'
export { Lead } from './lead.tsx'
export { Next } from './next.tsx'
