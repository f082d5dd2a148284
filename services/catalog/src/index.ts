export { catalogService, catalogService as default } from './service.ts'
