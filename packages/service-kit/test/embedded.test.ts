import { openEmbeddedPlatform } from '../src/index.ts'
import { describePlatform } from './contracts/platform.ts'
import { temporaryDirectory } from './temporary-directory.ts'

const dataDir = temporaryDirectory()

describePlatform('embedded', () => openEmbeddedPlatform({ dataDir }))
