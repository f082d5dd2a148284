import { basename } from 'node:path'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeAttacks } from '../../support/attacks-behaviour.ts'

describeAttacks('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
