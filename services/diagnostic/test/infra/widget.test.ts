import { basename } from 'node:path'
import { openRealDeployment } from '@semaforo/testing/real-platform'
import { describeWidget } from '../widget-behaviour.ts'

// A deployment of its own: keys of a moved clock would remain for the next run.
describeWidget('Kafka, MongoDB, Redis', (dataDir) => openRealDeployment(basename(dataDir)))
