import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { describeErasure } from '../../support/erasure-behaviour.ts'

describeErasure('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
