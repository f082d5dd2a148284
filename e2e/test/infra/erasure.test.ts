import { basename } from 'node:path'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeErasure } from '../../support/erasure-behaviour.ts'

describeErasure('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
