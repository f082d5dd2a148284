import { jest } from '@jest/globals'
import { createLog, openEmbeddedPlatform } from '@semaforo/service-kit'
import { describeEndedSessions } from '../support/ended-sessions-behaviour.ts'

jest.setTimeout(60_000)

describeEndedSessions('embedded', (dataDir) => openEmbeddedPlatform({ dataDir, log: createLog('silent') }))
