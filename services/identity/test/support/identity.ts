import { createLog } from '@semaforo/service-kit'
import { endsWithTest } from '@semaforo/testing/ends-with-test'
import { identityConfig } from '../../src/config.ts'
import { type Identity, openIdentity } from '../../src/identity.ts'
import type { UserState } from '../../src/user/user.ts'
import { newDataDir, openDeployment } from './site.ts'

/** What identity's routes depend on, without a server, subscriptions or an admin. */
export async function anIdentity(): Promise<Identity> {
  const log = createLog('silent')
  const platform = await openDeployment(await newDataDir(), log)
  endsWithTest(platform.close)
  return openIdentity({ platform, peers: {}, log, now: Date.now, config: identityConfig.parse({}) })
}

/** A user as it is stored. */
export const aState = (overrides: Partial<UserState> = {}): UserState => ({
  firstName: 'Ana',
  lastName: 'López',
  email: 'ana@ejemplo.mx',
  passwordHash: 'hash',
  role: 'user',
  status: true,
  epoch: 1,
  createdAt: '2026-01-01T00:00:00.000Z',
  ...overrides,
})
