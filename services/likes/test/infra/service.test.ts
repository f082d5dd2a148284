import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeLikes } from '../likes-behaviour.ts'

describeLikes('Kafka, MongoDB, Redis', openRealPlatform)
