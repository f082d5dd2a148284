import { describeKills } from '../kill-behaviour.ts'

describeKills('Kafka, MongoDB, Redis', 'real')
