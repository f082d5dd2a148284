// Compares installed packages with the lock file. Plain JavaScript: it runs before anything is installed.

/** @typedef {{version?: string, resolved?: string, link?: boolean, dev?: boolean, optional?: boolean, devOptional?: boolean}} Entry */

/**
 * Whether `node_modules` matches the lock file.
 * @param {{packages: Record<string, Entry>}} lock package-lock.json
 * @param {{packages: Record<string, Entry>} | undefined} installed node_modules/.package-lock.json, which npm
 * writes
 * @param {boolean} withDev whether development dependencies are required
 */
export function isInstalled(lock, installed, withDev) {
  if (!installed) return false
  return Object.entries(lock.packages).every(([path, wanted]) => {
    if (!/(^|\/)node_modules\//.test(path)) return true
    const found = installed.packages[path]
    // An optional package may be for another platform.
    if (!found) return Boolean(wanted.optional || (wanted.dev && !withDev) || wanted.devOptional)
    return wanted.link ? found.resolved === wanted.resolved : found.version === wanted.version
  })
}
