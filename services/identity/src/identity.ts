import type { Platform } from '@semaforo/platform'
import type { Log, Peers } from '@semaforo/service-kit'
import { createPasswords, type Passwords } from './passwords/passwords.ts'
import { createLimiter, type Limiter, type RegistrationLimits } from './rate-limits.ts'
import { openSecret, type Secret } from './secret.ts'
import { openStores, type Stores } from './stores.ts'
import { createTokens, type Tokens } from './tokens/tokens.ts'

/** The dependencies of identity's routes and subscriptions. `now` is in milliseconds. */
export type Identity = {
  stores: Stores
  secret: Secret
  tokens: Tokens
  passwords: Passwords
  limit: Limiter
  platform: Platform
  peers: Peers
  log: Log
  now: () => number
}

export async function openIdentity({
  config,
  ...context
}: {
  platform: Platform
  peers: Peers
  log: Log
  now: () => number
  config: RegistrationLimits
}): Promise<Identity> {
  const stores = await openStores(context.platform)
  const tokens = createTokens(stores.keyrings, context.now)
  // The first start creates the first signing key.
  await tokens.publicKeys()
  return {
    ...context,
    stores,
    secret: await openSecret(stores.secrets),
    tokens,
    passwords: await createPasswords(),
    limit: createLimiter(context.platform, config),
  }
}
