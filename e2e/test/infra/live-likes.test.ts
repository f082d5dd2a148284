import { openRealPlatform } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeLiveLikes } from '../../support/live-likes-behaviour.ts'

describeLiveLikes('Kafka, MongoDB, Redis', () => openRealPlatform)
