export { diagnosticService, diagnosticService as default } from './service.ts'
