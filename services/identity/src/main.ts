import { runService } from '@semaforo/service-kit'
import { holders } from './export.ts'
import { identityService } from './service.ts'

await runService(identityService, holders)
