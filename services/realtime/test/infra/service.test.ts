import { jest } from '@jest/globals'
import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeRealtimeInstances } from '../instances-behaviour.ts'
import { describeRealtime } from '../realtime-behaviour.ts'

jest.setTimeout(120_000)

describeRealtime('Kafka, MongoDB, Redis', openRealPlatform)
describeRealtimeInstances('Kafka, MongoDB, Redis', openRealPlatform)
