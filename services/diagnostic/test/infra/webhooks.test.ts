import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { describeWebhooks } from '../webhook-behaviour.ts'

describeWebhooks('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
