import { createLog, openEmbeddedPlatform } from '@semaforo/service-kit'
import { temporaryDirectory } from '../../../packages/service-kit/test/temporary-directory.ts'
import { describePopularity } from './popularity-behaviour.ts'

const dataDir = temporaryDirectory()
describePopularity('embedded', () => openEmbeddedPlatform({ dataDir, log: createLog('silent') }))
