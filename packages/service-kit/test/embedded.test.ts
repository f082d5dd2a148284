import { jest } from '@jest/globals'
import { openEmbeddedPlatform } from '../src/index.ts'
import { describePlatform } from './contracts/platform.ts'
import { temporaryDirectory } from './temporary-directory.ts'

jest.setTimeout(60_000)

const dataDir = temporaryDirectory()

describePlatform('embedded', () => openEmbeddedPlatform({ dataDir }))
