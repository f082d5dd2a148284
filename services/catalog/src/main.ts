import { runService } from '@semaforo/service-kit'
import { catalogService } from './service.ts'

await runService(catalogService)
