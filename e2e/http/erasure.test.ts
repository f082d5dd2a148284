import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { describeErasure } from '../support/erasure-behaviour.ts'

describeErasure('embedded', (dataDir) => openEmbeddedPlatform({ dataDir, log: createLog('silent') }))
