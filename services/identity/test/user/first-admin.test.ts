import { ConfigError } from '@semaforo/platform'
import { createLog, startService } from '@semaforo/service-kit'
import { identityConfig } from '../../src/config.ts'
import { openIdentity } from '../../src/identity.ts'
import { identityService } from '../../src/index.ts'
import { ensureAdmin } from '../../src/user/first-admin.ts'
import { logIn } from '../support/accounts.ts'
import { admin, newDataDir, openDeployment, removeDataDir, startSite } from '../support/site.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await newDataDir()
})
afterEach(() => removeDataDir(dataDir))

test('the first admin is created once, and keeps a password changed since', async () => {
  const first = await startSite(dataDir)
  const { client, token, user } = await logIn(first, admin)
  const password = 'Elegida-despues-1'
  await client.patch(`/api/users/${user.id}`, { password }, token)
  await first.stop()
  const second = await startSite(dataDir)
  expect((await logIn(second, { ...admin, password })).user.id).toBe(user.id)
  await second.stop()
})

test('an existing account is promoted, even without a configured password', async () => {
  const first = await startSite(dataDir)
  await first.stop()
  const second = await startSite(dataDir, { env: { ADMIN_PASSWORD: undefined } })
  expect((await logIn(second, admin)).user.role).toBe('admin')
  await second.stop()
})

test('of several instances starting at once on an empty store, one creates the admin', async () => {
  const platform = await openDeployment(dataDir)
  const config = identityConfig.parse({ ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password })
  const context = { platform, peers: {}, log: createLog('silent'), now: Date.now, config }
  const instances = await Promise.all([1, 2, 3].map(() => openIdentity(context)))
  await Promise.all(instances.map((identity) => ensureAdmin(identity, config)))
  const { items } = await (instances[0] as (typeof instances)[number]).stores.users.query('created', {
    limit: 9,
  })
  expect(items.map(({ state }) => [state.role, state.epoch])).toEqual([['admin', 1]])
  await platform.close()
})

test.each([
  [{ ADMIN_EMAIL: 'jefa' }, 'La variable ADMIN_EMAIL no es válida: escribe un correo válido.'],
  [
    { ADMIN_EMAIL: 'jefa@ejemplo.mx' },
    'La variable ADMIN_PASSWORD no es válida: escribe la contraseña con la que se creará ADMIN_EMAIL.',
  ],
  [
    { ADMIN_EMAIL: 'jefa@ejemplo.mx', ADMIN_PASSWORD: 'corta' },
    'La variable ADMIN_PASSWORD no es válida: escribe una contraseña de 8 a 128 caracteres con minúscula, mayúscula, número y carácter especial.',
  ],
  [
    { ADMIN_EMAIL: 'jefa@ejemplo.mx', ADMIN_PASSWORD: 'Semaforo2026!' },
    'La variable ADMIN_PASSWORD no es válida: escribe otra contraseña; esa se adivina fácil: lleva tu nombre, tu correo o el nombre de este sitio.',
  ],
  [
    { SMTP_URL: 'correo.example' },
    'La variable SMTP_URL no es válida: escribe la dirección del servidor de correo, por ejemplo smtp://usuario:clave@servidor:587.',
  ],
  [
    { MAIL_FROM: 'Yo <yo@ejemplo.mx>\r\nBcc: <x@ejemplo.mx>' },
    'La variable MAIL_FROM no es válida: escribe un remitente, por ejemplo Semáforo PyME <hola@semaforo.example>.',
  ],
])('%j keeps the service from starting, with one line', async (env, message) => {
  const platform = await openDeployment(dataDir)
  const starting = startService(identityService, {
    platform,
    env: { DATA_DIR: dataDir, ...env },
    log: createLog('silent'),
  })
  await expect(starting).rejects.toThrow(
    new ConfigError(message.split(' ')[2] ?? '', message.split(': ').slice(1).join(': ')),
  )
  await platform.close()
})
