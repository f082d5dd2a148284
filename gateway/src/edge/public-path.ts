const suspicious = /(^|\/)\.{1,2}(\/|$)|[\0\\]/

/**
 * The decoded path of a request's target; undefined where no browser would send it: a target that is not a
 * path, an invalid escape, or `..` above the root.
 */
export function publicPath(target: string): string | undefined {
  if (target[0] !== '/' || target[1] === '/') return undefined
  const end = target.search(/[?#]/)
  const raw = end < 0 ? target : target.slice(0, end)
  const path = raw.includes('%') ? decoded(raw) : raw
  return path === undefined || suspicious.test(path) ? undefined : path
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
