export * from './config.ts'
export * from './gateway.ts'
export * from './limits.ts'
export type { Route } from './routes.ts'
