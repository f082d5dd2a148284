import { jest } from '@jest/globals'
import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeDiagnostic } from '../diagnostic-behaviour.ts'

jest.setTimeout(120_000)

describeDiagnostic('Kafka, MongoDB, Redis', openRealPlatform)
