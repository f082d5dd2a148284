// What is installed against what the lock file asks for. Plain JavaScript: it runs before anything is installed.

/** @typedef {{version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean}} Entry */

/**
 * Whether `node_modules` holds what the lock file asks for.
 * @param {{packages: Record<string, Entry>}} lock package-lock.json
 * @param {{packages: Record<string, Entry>} | undefined} installed node_modules/.package-lock.json, which npm writes
 * @param {boolean} withDev whether what only tests and tools need counts
 */
export function isInstalled(lock, installed, withDev) {
  if (!installed) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!/(^|\/)node_modules\//.test(path)) return true
    const found = installed.packages[path]
    // What is optional may be for another system.
    if (!found) return Boolean(wanted.optional || (wanted.dev && !withDev) || wanted.devOptional)
    return wanted.link ? found.resolved === wanted.resolved : found.version === wanted.version
  })
}
