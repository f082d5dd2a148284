import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeLiveLikes } from '../../support/live-likes-behaviour.ts'

describeLiveLikes('Kafka, MongoDB, Redis', () => openRealPlatform)
