import { runService } from '@semaforo/service-kit'
import { likesService } from './service.ts'

await runService(likesService)
