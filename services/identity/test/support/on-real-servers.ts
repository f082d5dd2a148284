import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { deployOn } from './site.ts'

// Imported before a test: its sites run on Kafka, MongoDB and Redis; sites of one directory share a deployment.
deployOn((dataDir) => openRealDeployment(basename(dataDir)))
