import { randomUUID } from 'node:crypto'
import { openRealDeployment } from '../../../packages/service-kit/test/infra/real-platform.ts'
import { deployOn } from '../setup.ts'

// Imported before a test: its gateways run on Kafka, MongoDB and Redis, each with counts of its own.
deployOn(() => openRealDeployment(`gateway-${randomUUID().slice(0, 8)}`))
