import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeRealtimeInstances } from '../instances-behaviour.ts'
import { describeRealtime } from '../realtime-behaviour.ts'

describeRealtime('Kafka, MongoDB, Redis', openRealPlatform)
describeRealtimeInstances('Kafka, MongoDB, Redis', openRealPlatform)
