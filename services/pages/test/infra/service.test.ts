import { openRealDeployment } from '@semaforo/testing/real-platform'
import { unique } from '@semaforo/testing/unique'
import { describePages } from '../pages-behaviour.ts'

const deployment = unique('pages')

describePages('Kafka, MongoDB, Redis', () => openRealDeployment(deployment))
