import { randomUUID } from 'node:crypto'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { deployOn } from '../setup.ts'

// Imported before a test: its gateways run on Kafka, MongoDB and Redis, each with counts of its own.
deployOn(() => openRealDeployment(`gateway-${randomUUID().slice(0, 8)}`))
