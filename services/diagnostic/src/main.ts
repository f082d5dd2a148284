import { runService } from '@semaforo/service-kit'
import { diagnosticService } from './service.ts'

await runService(diagnosticService)
