// Identity alone on a port, with the given number of users. Arguments: data directory, users.
import { createServer } from 'node:http'
import { identityService } from '@semaforo/identity'
import { hashPassword } from '@semaforo/identity/argon2'
import { fillWithUsers } from '@semaforo/identity/many-users'
import { openEmbeddedPlatform } from '@semaforo/platform'
import { createLog, startService } from '@semaforo/service-kit'
import { listen } from '../listen.ts'
import { admin } from './admin.ts'

const [dataDir = '', users = '0'] = process.argv.slice(2)
const log = createLog('error')
const platform = openEmbeddedPlatform({ dataDir, log })
const env = { DATA_DIR: dataDir, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password }
const service = await startService(identityService, { platform, env, log })
await fillWithUsers(platform, Number(users), 'Prueba', await hashPassword(admin.password))
listen(createServer(service.handler))
