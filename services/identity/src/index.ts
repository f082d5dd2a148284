export { identityService, identityService as default } from './service.ts'
