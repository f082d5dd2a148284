import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeRealtimeInstances } from '../instances-behaviour.ts'
import { describeRealtime } from '../realtime-behaviour.ts'

describeRealtime('Kafka, MongoDB, Redis', openRealPlatform)
describeRealtimeInstances('Kafka, MongoDB, Redis', openRealPlatform)
