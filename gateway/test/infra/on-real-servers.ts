import { randomUUID } from 'node:crypto'
import { jest } from '@jest/globals'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { deployOn } from '../setup.ts'

// Imported before a test: its gateways run on Kafka, MongoDB and Redis, each with counts of its own.
jest.setTimeout(30_000)
deployOn(() => openRealDeployment(`gateway-${randomUUID().slice(0, 8)}`))
