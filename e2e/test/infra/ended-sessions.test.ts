import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { describeEndedSessions } from '../../support/ended-sessions-behaviour.ts'

describeEndedSessions('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
