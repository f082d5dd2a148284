import { jest } from '@jest/globals'
import { createLog, openEmbeddedPlatform } from '@semaforo/service-kit'
import { describeErasure } from '../support/erasure-behaviour.ts'

jest.setTimeout(60_000)

describeErasure('embedded', (dataDir) => openEmbeddedPlatform({ dataDir, log: createLog('silent') }))
