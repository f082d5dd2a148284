import { jest } from '@jest/globals'
import { openRealPlatform } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeTraces } from '../../support/traces-behaviour.ts'

jest.setTimeout(120_000)

describeTraces('Kafka, MongoDB, Redis', () => openRealPlatform)
