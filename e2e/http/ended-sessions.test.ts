import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { describeEndedSessions } from '../support/ended-sessions-behaviour.ts'

describeEndedSessions('embedded', (dataDir) => openEmbeddedPlatform({ dataDir, log: createLog('silent') }))
