export { identityService } from './service.ts'
