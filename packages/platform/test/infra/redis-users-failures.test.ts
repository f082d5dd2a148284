import { anAuthority } from '@semaforo/testing/certificates'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { eventually } from '@semaforo/testing/eventually'
import { freePort } from '@semaforo/testing/free-port'
import { ownContainer } from '@semaforo/testing/own-servers'
import { redisContainer } from '@semaforo/testing/server-containers'
import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { assemble } from '../../src/assemble.ts'
import { openSqliteLog } from '../../src/embedded/event-log.ts'
import { openSqliteStores } from '../../src/embedded/stores.ts'
import { openVolatile } from '../../src/index.ts'
import { describeCache } from '../contracts/cache.ts'
import { describeInstances } from '../contracts/instances.ts'
import { describeRateLimiter } from '../contracts/rate-limiter.ts'
import { describeSockets } from '../contracts/sockets.ts'

/** The rights that docs/operations.md names. */
const rights = '~semaforo:* &* -@all +get +set +del +eval +evalsha +incrby +pttl'
const more = '+publish +subscribe +psubscribe +unsubscribe +punsubscribe +pubsub|numsub +ping +info'

const authority = anAuthority()
const dataDir = temporaryDirectory()
const port = await freePort()
await startRedis()

/** A Redis with TLS alone and two users, and without the default one. */
async function startRedis() {
  const { cert, key } = authority.sign()
  const settings = `port 0
tls-port 6379
bind 0.0.0.0
save ""
tls-cert-file /tmp/cert.pem
tls-key-file /tmp/key.pem
tls-auth-clients no
user default off
user semaforo on >de-servicio ${rights} ${more}
user nobody on >de-nadie -@all +info
`
  const files = { 'cert.pem': cert, 'key.pem': key, 'redis.conf': settings }
  const copies = Object.entries(files).map(([name, content]) => ({
    content,
    target: `/tmp/${name}`,
    mode: 0o644,
  }))
  await ownContainer(redisContainer(port, ['/tmp/redis.conf']).withCopyContentToContainer(copies)).start()
}

const openAs = (user: string, log = { warn: () => undefined } as never) =>
  openVolatile(
    { DATA_DIR: dataDir, REDIS_URL: `rediss://${user}@localhost:${port}`, TLS_CA_FILE: authority.file },
    log,
  )

async function open() {
  const volatile = await openAs('semaforo:de-servicio')
  await eventually(async () => expect(await volatile.ready()).toEqual({ ok: true }))
  return assemble({ stores: openSqliteStores(dataDir), log: openSqliteLog(dataDir), volatile })
}

describe('a user with the rights of docs/operations.md, over TLS', () => {
  describeCache('Redis', open)
  describeRateLimiter('Redis', open)
  describeSockets('Redis', open)
  describeInstances('Redis', open)
})

test.each([
  ['a user that Redis does not know', 'semaforo:s3cr3t', /escribe en ella un usuario y una contraseña/],
  ['a user without rights', 'nobody:de-nadie', /a su usuario le faltan los permisos de docs\/operations\.md/],
])('%s is one line about REDIS_URL, in the state and the log', async (_, user, message) => {
  const lines: string[] = []
  const log = { warn: (fields: unknown) => void lines.push(JSON.stringify(fields)) }
  const volatile = await openAs(user, log as never)
  endsWithTest(volatile.close)
  await eventually(async () => {
    const reason = expect.stringMatching(message)
    expect(await volatile.ready()).toEqual({ ok: false, reason })
  })
  await volatile.cache('any').get('k')
  await eventually(() => expect(lines).toContainEqual(expect.stringMatching(message)))
  expect(lines.join()).not.toContain('s3cr3t')
})
