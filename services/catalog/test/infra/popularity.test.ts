import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describePopularity } from '../popularity-behaviour.ts'

describePopularity('Kafka, MongoDB, Redis', openRealPlatform)
