import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import type { Certificate } from '@semaforo/testing/certificates'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { freePort } from '@semaforo/testing/free-port'
import { serversScript } from '@semaforo/testing/own-servers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'

const home = process.env['INFRA_HOME'] ?? join(homedir(), '.cache/infra')
const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule'
const java = (...args: string[]) => ['-Xmx400m', '-cp', join(home, 'kafka/lib/*'), ...args]

/**
 * A broker that asks for TLS, a user and rights at `secure`, and for nothing at `open`, where everybody may do
 * everything.
 * @param users their passwords by name
 */
export async function ownKafkaWithUsers(certificate: Certificate, users: Record<string, string>) {
  execFileSync(serversScript, ['fetch', 'kafka'])
  const [secure, open, controller] = [await freePort(), await freePort(), await freePort()]
  const folder = temporaryDirectory()
  const properties = join(folder, 'kafka.properties')
  const pem = join(folder, 'server.pem')
  writeFileSync(pem, certificate.key + certificate.cert)
  writeFileSync(
    properties,
    `process.roles=broker,controller
node.id=1
controller.quorum.bootstrap.servers=127.0.0.1:${controller}
controller.listener.names=CONTROLLER
listeners=SASL_SSL://127.0.0.1:${secure},PLAINTEXT://127.0.0.1:${open},CONTROLLER://127.0.0.1:${controller}
advertised.listeners=SASL_SSL://127.0.0.1:${secure},PLAINTEXT://127.0.0.1:${open}
listener.security.protocol.map=SASL_SSL:SASL_SSL,PLAINTEXT:PLAINTEXT,CONTROLLER:PLAINTEXT
sasl.enabled.mechanisms=SCRAM-SHA-512,SCRAM-SHA-256
listener.name.sasl_ssl.scram-sha-512.sasl.jaas.config=${scram} required;
listener.name.sasl_ssl.scram-sha-256.sasl.jaas.config=${scram} required;
ssl.keystore.type=PEM
ssl.keystore.location=${pem}
authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer
super.users=User:ANONYMOUS
auto.create.topics.enable=false
log.dirs=${join(folder, 'data')}
offsets.topic.replication.factor=1
offsets.topic.num.partitions=1
group.initial.rebalance.delay.ms=0
`,
  )
  const asUser = Object.entries(users).flatMap(([name, password]) =>
    ['SCRAM-SHA-512', 'SCRAM-SHA-256'].flatMap((mechanism) => [
      '--add-scram',
      `${mechanism}=[name=${name},password=${password}]`,
    ]),
  )
  const id = ['-t', 'c2VtYWZvcm8tcHltZS0wMQ', '--standalone']
  const format = java('kafka.tools.StorageTool', 'format', ...id, '-c', properties, ...asUser)
  execFileSync('java', format, { stdio: 'pipe' })
  const broker = spawn('java', java('kafka.Kafka', properties), { stdio: 'ignore' })
  const ended = once(broker, 'exit')
  endsWithTest(() => {
    broker.kill('SIGKILL')
    return ended
  })
  return { secure: `127.0.0.1:${secure}`, open: `127.0.0.1:${open}` }
}
