import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { describeVideoQuota } from '../video-quota-behaviour.ts'

describeVideoQuota('two instances on Kafka, MongoDB, Redis', {
  open: (dataDir) => openRealDeployment(basename(dataDir)),
  instances: 2,
})
