import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { describeAttacks } from '../../support/attacks-behaviour.ts'

describeAttacks('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
