import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeDiagnostic } from '../diagnostic-behaviour.ts'

describeDiagnostic('Kafka, MongoDB, Redis', openRealPlatform)
