const suspicious = /(^|\/)\.{1,2}(\/|$)|[\0\\]/

/**
 * The decoded path of a request's target; undefined where it is not one that a browser would send:
 * another form than a path, a broken escape, or steps out of where it begins.
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
