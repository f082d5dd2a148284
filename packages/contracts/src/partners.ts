export * from './partners/administration.ts'
export * from './partners/partner.ts'
export * from './partners/trial.ts'
export * from './partners/usage.ts'
