import { describeKills } from '../kill-behaviour.ts'

describeKills('Kafka, MongoDB, Redis', 'serve-on-real-servers.ts')
