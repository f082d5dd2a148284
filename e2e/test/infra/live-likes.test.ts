import { jest } from '@jest/globals'
import { openRealPlatform } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeLiveLikes } from '../../support/live-likes-behaviour.ts'

jest.setTimeout(120_000)

describeLiveLikes('Kafka, MongoDB, Redis', () => openRealPlatform)
