import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeDeletion } from '../deletion-behaviour.ts'
import { describeDiagnostic } from '../diagnostic-behaviour.ts'

describeDiagnostic('Kafka, MongoDB, Redis', openRealPlatform)
describeDeletion('Kafka, MongoDB, Redis', openRealPlatform)
