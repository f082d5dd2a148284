import { storeOf, topics } from '@semaforo/contracts/services'
import { deadLetterTopic, kafkaConnection } from '@semaforo/platform'
import {
  type Copy,
  openSqliteSnapshot,
  openSqliteTarget,
  type Snapshot,
  type Target,
} from '@semaforo/platform/archive'
import { processConfig, readConfig } from '@semaforo/service-kit'
import { Problem } from './problem.ts'

const isAddress = (place: string) => /^mongodb(\+srv)?:\/\//.test(place)

/** Where the settings say that the site is: MONGO_URL, else DATA_DIR. */
export function configuredPlace(): string {
  const { MONGO_URL, DATA_DIR } = readConfig(processConfig, process.env)
  return MONGO_URL ?? DATA_DIR
}

/** A data folder, or an address of MongoDB; its events are in Kafka then, which the settings name. */
export async function openSource(place: string): Promise<Snapshot> {
  if (!isAddress(place)) return openSqliteSnapshot(place)
  const { openServersSnapshot } = await import('@semaforo/platform/archive/servers')
  return openServersSnapshot(serversAt(place))
}

/** The same, empty. */
export async function openTarget(place: string, copy: Copy): Promise<Target> {
  if (!isAddress(place)) return openSqliteTarget(place)
  const { openServersTarget } = await import('@semaforo/platform/archive/servers')
  return openServersTarget(serversAt(place), copy)
}

function serversAt(url: string) {
  const settings = readConfig(processConfig, process.env)
  const { KAFKA_BROKERS: brokers, TLS_CA_FILE: caFile } = settings
  if (!brokers)
    throw new Problem('Con MongoDB los eventos están en Kafka: escribe sus servidores en KAFKA_BROKERS.')
  return {
    mongo: { url, caFile },
    kafka: kafkaConnection(settings, { brokers, clientId: 'copy' }),
    topics: topics.flatMap((topic) => [topic, deadLetterTopic(topic)]),
    storeOf,
  }
}

/** An address without the password in it. */
export const shown = (place: string) => place.replace(/\/\/[^@/]*@/, '//')
