import { basename } from 'node:path'
import { jest } from '@jest/globals'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeEndedSessions } from '../../support/ended-sessions-behaviour.ts'

jest.setTimeout(120_000)

describeEndedSessions('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
