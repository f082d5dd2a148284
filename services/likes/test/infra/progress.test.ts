import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeProgress } from '../progress-behaviour.ts'

describeProgress('Kafka, MongoDB, Redis', openRealPlatform)
