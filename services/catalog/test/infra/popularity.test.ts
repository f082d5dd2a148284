import { openRealPlatform } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describePopularity } from '../popularity-behaviour.ts'

describePopularity('Kafka, MongoDB, Redis', openRealPlatform)
