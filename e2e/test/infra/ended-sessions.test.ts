import { basename } from 'node:path'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeEndedSessions } from '../../support/ended-sessions-behaviour.ts'

describeEndedSessions('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
