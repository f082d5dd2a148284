import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog } from '@semaforo/service-kit'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { describePopularity } from './popularity-behaviour.ts'

const dataDir = temporaryDirectory()
describePopularity('embedded', () => openEmbeddedPlatform({ dataDir, log: createLog('silent') }))
