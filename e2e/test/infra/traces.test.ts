import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeTraces } from '../../support/traces-behaviour.ts'

describeTraces('Kafka, MongoDB, Redis', () => openRealPlatform)
