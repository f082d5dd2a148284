import type { Certificate } from '@semaforo/testing/certificates'
import { freePort } from '@semaforo/testing/free-port'
import { ownContainer } from '@semaforo/testing/own-servers'
import { kafkaContainer } from '@semaforo/testing/server-containers'

const scram = 'org.apache.kafka.common.security.scram.ScramLoginModule required;'
const keys = '/tmp/server.pem'

/**
 * A broker that asks for TLS, a user and rights at `secure`, and for nothing at `open`, where everybody may do
 * everything.
 * @param users their passwords by name
 */
export async function ownKafkaWithUsers(certificate: Certificate, users: Record<string, string>) {
  const [open, secure] = [await freePort(), await freePort()]
  const definition = kafkaContainer(open, {
    KAFKA_LISTENERS: 'OPEN://:9092,SECURE://:9095,INSIDE://:9094,CONTROLLER://:9093',
    KAFKA_ADVERTISED_LISTENERS: `OPEN://127.0.0.1:${open},SECURE://127.0.0.1:${secure},INSIDE://localhost:9094`,
    KAFKA_LISTENER_SECURITY_PROTOCOL_MAP:
      'OPEN:PLAINTEXT,SECURE:SASL_SSL,INSIDE:PLAINTEXT,CONTROLLER:PLAINTEXT',
    KAFKA_INTER_BROKER_LISTENER_NAME: 'INSIDE',
    KAFKA_SASL_ENABLED_MECHANISMS: 'SCRAM-SHA-512,SCRAM-SHA-256',
    KAFKA_LISTENER_NAME_SECURE_SCRAM___SHA___512_SASL_JAAS_CONFIG: scram,
    KAFKA_LISTENER_NAME_SECURE_SCRAM___SHA___256_SASL_JAAS_CONFIG: scram,
    KAFKA_SSL_KEYSTORE_TYPE: 'PEM',
    KAFKA_SSL_KEYSTORE_LOCATION: keys,
    KAFKA_AUTHORIZER_CLASS_NAME: 'org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    KAFKA_SUPER_USERS: 'User:ANONYMOUS',
  })
    .withExposedPorts({ container: 9095, host: secure })
    .withCopyContentToContainer([{ content: certificate.key + certificate.cert, target: keys, mode: 0o644 }])
  const broker = ownContainer(definition)
  await broker.start()
  for (const [name, password] of Object.entries(users)) {
    // One request may change one credential of a user.
    for (const mechanism of ['SCRAM-SHA-512', 'SCRAM-SHA-256']) {
      await broker.exec(
        `/opt/kafka/bin/kafka-configs.sh --bootstrap-server localhost:9094 --alter --entity-type users \\
          --entity-name ${name} --add-config '${mechanism}=[password=${password}]'`,
      )
    }
  }
  return { secure: `127.0.0.1:${secure}`, open: `127.0.0.1:${open}` }
}
