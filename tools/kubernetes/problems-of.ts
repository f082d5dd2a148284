type Model = { validate(): void }
type Kind = new (object: object) => Model

export type KubernetesObject = { apiVersion: string; kind: string; metadata: { name: string } }

/** What is wrong with an object by the schema that Kubernetes, or KEDA, publishes for its kind; nothing where it fits. */
export async function problemsOf(object: KubernetesObject): Promise<string[]> {
  const { apiVersion, kind } = object
  const library = apiVersion.startsWith('keda.sh/') ? '@kubernetes-models/keda' : 'kubernetes-models'
  const kinds = await import(`${library}/${apiVersion}`).catch(() => ({}))
  const schema = (kinds as Record<string, Kind>)[kind]
  if (schema === undefined) return [`${apiVersion} ${kind}: nobody publishes this kind`]
  const unread = new Set<string>()
  try {
    ;(watched(new schema(object), '', unread) as Model).validate()
  } catch (error) {
    return [(error as Error).message]
  }
  const outermost = [...unread].filter((path) => !unread.has(path.slice(0, path.lastIndexOf('/'))))
  return outermost.map((path) => `${path} is no field of ${kind}`)
}

/**
 * A copy that notes which fields nobody has read. The published schemas allow fields that they do not name, which an
 * API server refuses or drops: a validator reads those that its schema names, and lists a map before it reads it.
 */
function watched(value: unknown, path: string, unread: Set<string>): unknown {
  if (Array.isArray(value)) return value.map((each, n) => watched(each, `${path}/${n}`, unread))
  if (typeof value !== 'object' || value === null) return value
  const at = (key: string | symbol) => `${path}/${String(key)}`
  const fields = Object.entries(value).map(([key, each]) => {
    unread.add(at(key))
    return [key, watched(each, at(key), unread)] as const
  })
  const copy = Object.assign(Object.create(Object.getPrototypeOf(value)), Object.fromEntries(fields))
  return new Proxy(copy, {
    get(target, key) {
      unread.delete(at(key))
      return Reflect.get(target, key)
    },
    ownKeys(target) {
      for (const key of Object.keys(target)) unread.delete(at(key))
      return Reflect.ownKeys(target)
    },
  })
}
