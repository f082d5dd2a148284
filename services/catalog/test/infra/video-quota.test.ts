import { basename } from 'node:path'
import { openRealDeployment } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { describeVideoQuota } from '../video-quota-behaviour.ts'

describeVideoQuota('two instances on Kafka, MongoDB, Redis', {
  open: (dataDir) => openRealDeployment(basename(dataDir)),
  instances: 2,
})
