import type { Platform } from '@semaforo/platform'
import { type Authenticate, type Keyring, type Log, publicUrl } from '@semaforo/service-kit'
import { Router } from 'express'
import type { z } from 'zod'
import { createClientLimits } from './client-limits.ts'
import type { diagnosticConfig } from './config.ts'
import type { LoadedModel } from './load-model.ts'
import { servePublicModelFile } from './model-files.ts'
import { openPartners } from './partners/partners.ts'
import { followPartners } from './partners/subscription.ts'
import { requiredModel } from './required-model.ts'
import { evaluateAs } from './summaries/evaluate.ts'
import { createNetworkLimit } from './summaries/network-limit.ts'
import { summaryRoutes } from './summaries/routes.ts'
import { openShares } from './summaries/shares.ts'
import { summaryKeys } from './summaries/sign-summary.ts'
import { usageRoutes } from './usage/routes.ts'
import type { Usage } from './usage/usage.ts'

const service = 'diagnostic'

/** What partners' pages use: the model for everybody, signed summaries, and counts of use. */
export async function openWidget(context: {
  platform: Platform
  config: z.infer<typeof diagnosticConfig>
  authenticate: Authenticate
  loaded: LoadedModel | undefined
  log: Log
}): Promise<{ routes: Router; stop(): Promise<void> }> {
  const { platform, config, authenticate, loaded, log } = context
  const now = () => Date.now()
  const issuer = new URL(publicUrl(config)).origin
  const usages = await platform.store<Usage>({ service, name: 'usage' })
  const shares = await openShares(platform)
  const keyrings = await platform.store<Keyring>({ service, name: 'summary-key' })
  const partners = await openPartners(platform, issuer, now)
  const keys = summaryKeys(keyrings, now)
  // The first start creates the first key.
  await keys.publicKeys()

  const limits = createClientLimits(platform)
  const model = requiredModel(loaded)
  const routes = Router()
  servePublicModelFile(routes, limits, model)
  routes.use(
    summaryRoutes(limits, {
      partners,
      shares,
      lastHour: platform.cache('diagnostic-shares'),
      ofNetwork: createNetworkLimit(platform),
      keys,
      issuer,
      evaluate: (shown, figures) => evaluateAs(shown, figures, model, config.RISK_BASE_RATE),
      now,
    }),
    usageRoutes({ authenticate, limits, partners, usages, shares, now }),
  )
  const following = await followPartners(platform, partners, log)
  return { routes, stop: following.stop }
}
