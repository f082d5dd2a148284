import { basename } from 'node:path'
import { jest } from '@jest/globals'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { describeErasure } from '../../support/erasure-behaviour.ts'

jest.setTimeout(60_000)

describeErasure('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
