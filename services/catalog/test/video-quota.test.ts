import { describeVideoQuota } from './video-quota-behaviour.ts'

describeVideoQuota('embedded', { instances: 1 })
