import { openRealPlatform } from '@semaforo/testing/real-platform'
import { describeCertificates } from '../certificate-behaviour.ts'
import { describeDiagnostic } from '../diagnostic-behaviour.ts'

describeDiagnostic('Kafka, MongoDB, Redis', openRealPlatform)
describeCertificates('Kafka, MongoDB, Redis', openRealPlatform)
