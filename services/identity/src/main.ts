import { runService } from '@semaforo/service-kit'
import { identityService } from './service.ts'

await runService(identityService)
