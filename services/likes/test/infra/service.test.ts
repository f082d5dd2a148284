import { jest } from '@jest/globals'
import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeLikes } from '../likes-behaviour.ts'

jest.setTimeout(120_000)

describeLikes('Kafka, MongoDB, Redis', openRealPlatform)
