import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { openEmbeddedPlatform } from '../src/index.ts'
import { describePlatform } from './contracts/platform.ts'

const dataDir = temporaryDirectory()

describePlatform('embedded', () => openEmbeddedPlatform({ dataDir }))
