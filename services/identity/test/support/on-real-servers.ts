import { basename } from 'node:path'
import { openRealDeployment } from '../../../../packages/service-kit/test/infra/real-platform.ts'
import { deployOn } from './site.ts'

// Imported before a test: its sites run on Kafka, MongoDB and Redis; sites of one directory share a deployment.
deployOn((dataDir) => openRealDeployment(basename(dataDir)))
