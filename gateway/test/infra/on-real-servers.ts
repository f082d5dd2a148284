import { randomUUID } from 'node:crypto'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { deployOn } from '../setup.ts'

// Preloaded before a test: its gateways run on Kafka, MongoDB and Redis, each with separate counts.
deployOn(() => openRealDeployment(`gateway-${randomUUID().slice(0, 8)}`))
