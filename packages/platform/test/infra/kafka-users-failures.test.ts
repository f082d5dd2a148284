import { createLog } from '@semaforo/service-kit'
import { anAuthority } from '@semaforo/testing/certificates'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import kafkajs from 'kafkajs'
import { ConfigError, type KafkaSettings, kafkaConnection } from '../../src/index.ts'
import { withAdmin } from '../../src/kafka/admin.ts'
import { openKafkaLog } from '../../src/kafka/open-kafka-log.ts'
import { createTopics } from '../../src/kafka/topics.ts'
import { ownKafkaWithUsers } from './own-kafka-with-users.ts'

const { AclOperationTypes, AclPermissionTypes, AclResourceTypes, ResourcePatternTypes } = kafkajs
const authority = anAuthority()
const users = { maker: 'de-temas', service: 'de-servicio', reader: 'de-lectura', stranger: 'de-nadie' }
const { secure, open } = await ownKafkaWithUsers(authority.sign(), users)
const asOperator = { brokers: [open], clientId: 'operator' }
const topics = ['likes.user', 'likes.user.dead']

const rights = (user: string, on: 'TOPIC' | 'GROUP', name: string, may: keyof typeof AclOperationTypes) => ({
  resourceType: AclResourceTypes[on],
  resourceName: name,
  resourcePatternType: ResourcePatternTypes.LITERAL,
  principal: `User:${user}`,
  host: '*',
  operation: AclOperationTypes[may],
  permissionType: AclPermissionTypes.ALLOW,
})

beforeAll(async () => {
  await eventually(() => createTopics(asOperator, topics, { partitions: 1, replication: 1 }))
  const acl = [
    rights('service', 'TOPIC', '*', 'READ'),
    rights('service', 'TOPIC', '*', 'WRITE'),
    rights('service', 'GROUP', '*', 'READ'),
    rights('reader', 'TOPIC', '*', 'READ'),
    ...(['CREATE', 'DESCRIBE', 'ALTER_CONFIGS'] as const).map((may) => rights('maker', 'TOPIC', '*', may)),
  ]
  await withAdmin(asOperator, (admin) => admin.createAcls({ acl }))
}, 120_000)

function connectionAs(user: keyof typeof users, settings: KafkaSettings = {}) {
  return kafkaConnection(
    {
      KAFKA_SECURITY_PROTOCOL: 'SASL_SSL',
      KAFKA_USERNAME: user,
      KAFKA_PASSWORD: users[user],
      TLS_CA_FILE: authority.file,
      ...settings,
    },
    { brokers: [secure], clientId: 'tests', log: createLog('silent') },
  )
}

function openAs(user: keyof typeof users, settings?: KafkaSettings) {
  const events = openKafkaLog(connectionAs(user, settings))
  endsWithTest(events.close)
  return events
}

const record = { topic: 'likes.user', key: 'ana', value: '{}', headers: {} }
const rejected = (message: RegExp) => ({
  ok: false,
  reason: expect.stringMatching(message),
  rejected: expect.any(ConfigError),
})

test.each(['SCRAM-SHA-512', 'SCRAM-SHA-256'] as const)(
  'a user with READ and WRITE on topics and READ on groups does what a service does, by %s',
  async (mechanism) => {
    const events = openAs('service', { KAFKA_SASL_MECHANISM: mechanism })
    await eventually(async () => expect(await events.ready()).toEqual({ ok: true }))
    await events.publish([record])
    const heard: string[] = []
    await events.subscribe({
      group: `group-${mechanism}`,
      topics,
      handle: async ({ key }) => void heard.push(key),
    })
    await eventually(() => expect(heard).toContain('ana'))
    const read: string[] = []
    await events.read('likes.user', ({ key }) => void read.push(key))
    expect(read).toContain('ana')
  },
)

test('a user with CREATE, DESCRIBE and ALTER_CONFIGS on topics makes them', async () => {
  const made = await createTopics(connectionAs('maker'), ['catalog.item'], { partitions: 1, replication: 1 })
  expect(made).toEqual([{ topic: 'catalog.item', created: true, partitions: 1 }])
})

test('a wrong password is one line about the user and its password, without them', async () => {
  const events = openAs('service', { KAFKA_PASSWORD: 's3cr3t' })
  await eventually(async () => {
    expect(await events.ready()).toEqual(
      rejected(/KAFKA_USERNAME no sirve: corrige el usuario o KAFKA_PASSWORD/),
    )
  })
  expect(JSON.stringify(await events.ready())).not.toContain('s3cr3t')
})

test('a mechanism that the broker has not is one line about it', async () => {
  const events = openAs('service', { KAFKA_SASL_MECHANISM: 'PLAIN' })
  await eventually(async () => {
    expect(await events.ready()).toEqual(rejected(/KAFKA_SASL_MECHANISM \(The broker does not support/))
  })
})

test('a user without rights on a topic is one line about them', async () => {
  const events = openAs('stranger')
  await events.subscribe({ group: 'group-of-nobody', topics, handle: async () => undefined })
  const message = /le faltan permisos en Kafka.*Not authorized to access topics/
  await eventually(async () => expect(await events.ready()).toEqual(rejected(message)))
})

test('a user without rights on its group waits, and says which right to give', async () => {
  const events = openAs('reader')
  await events.subscribe({ group: 'group-of-nobody', topics, handle: async () => undefined })
  const reason = expect.stringMatching(/dale a KAFKA_USERNAME el permiso READ sobre sus grupos$/)
  await eventually(async () => expect(await events.ready()).toEqual({ ok: false, reason }))
})

test('a publish of a user that may only read rejects with the same line', async () => {
  await expect(openAs('reader').publish([record])).rejects.toThrow(
    /^La variable KAFKA_USERNAME no sirve: a ese usuario le faltan permisos en Kafka: .*docs\/operations\.md/,
  )
})
