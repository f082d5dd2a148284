import { runService } from '@semaforo/service-kit'
import { realtimeService } from './service.ts'

await runService(realtimeService)
