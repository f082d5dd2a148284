export { diagnosticService } from './service.ts'
