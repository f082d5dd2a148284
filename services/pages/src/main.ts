import { runService } from '@semaforo/service-kit'
import { pagesService } from './service.ts'

await runService(pagesService)
