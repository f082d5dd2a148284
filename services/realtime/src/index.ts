export { realtimeService, realtimeService as default } from './service.ts'
