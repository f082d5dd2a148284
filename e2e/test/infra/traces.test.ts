import { openRealPlatform } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeTraces } from '../../support/traces-behaviour.ts'

describeTraces('Kafka, MongoDB, Redis', () => openRealPlatform)
