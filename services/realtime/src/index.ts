export { realtimeService } from './service.ts'
