import { jest } from '@jest/globals'
import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describePopularity } from '../popularity-behaviour.ts'

jest.setTimeout(120_000)

describePopularity('Kafka, MongoDB, Redis', openRealPlatform)
