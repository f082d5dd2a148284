import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime'

/**
 * Loads entry scripts with the integrity hash that the registry named last (SRI). The chunks behind an entry are
 * checked by the entry itself, whose build embedded their hashes.
 * @param hashes the hash of each entry by its absolute address
 */
export function checkIntegrity(hashes: ReadonlyMap<string, string>): ModuleFederationRuntimePlugin {
  return {
    name: 'check-integrity',
    createScript({ url }) {
      const integrity = hashes.get(new URL(url, location.origin).href)
      if (!integrity) throw new Error(`${url} is in no registry`)
      const script = document.createElement('script')
      script.src = url
      script.crossOrigin = 'anonymous'
      script.integrity = integrity
      return script
    },
  }
}
