import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'
import type { RegisteredFrontend } from '@semaforo/contracts'

/**
 * Loads entry scripts with the integrity hash from the registry (SRI). The chunks behind an entry are checked
 * by the entry itself, whose build embedded their hashes.
 */
export function checkIntegrity(frontends: RegisteredFrontend[]): ModuleFederationRuntimePlugin {
  const hashes = new Map(
    frontends.map(({ entry, integrity }) => [new URL(entry, location.origin).href, integrity]),
  )
  return {
    name: 'check-integrity',
    createScript({ url }) {
      const integrity = hashes.get(new URL(url, location.origin).href)
      if (!integrity) return
      const script = document.createElement('script')
      script.src = url
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      return script
    },
  }
}
