import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeLikes } from '../likes-behaviour.ts'

describeLikes('Kafka, MongoDB, Redis', openRealPlatform)
