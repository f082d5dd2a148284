/** A release as reports name it. */
export type Release = { name: string; version: string }

/** The release whose script comes first in a stack: the one that threw. Undefined where none of them did. */
export function releaseInStack(stack: string): Release | undefined {
  const [, name, version] = /\/remotes\/([a-z]+)\/([\w.+-]+)\//.exec(stack) ?? []
  return name && version ? { name, version } : undefined
}
