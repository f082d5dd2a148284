import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeDiagnostic } from '../diagnostic-behaviour.ts'

describeDiagnostic('Kafka, MongoDB, Redis', openRealPlatform)
