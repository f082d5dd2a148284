/** Normalises a state to JSON, so that every store returns the same: no `undefined`, no NaN, no -0. */
export function asJson(state: unknown): unknown {
  return JSON.parse(JSON.stringify(state))
}

/** JSON as MongoDB stores it: keys with a meaning to the server, the driver or Mongoose are escaped. */
export function toDocument(json: unknown): unknown {
  return mapKeys(json, escapeKey)
}

/** The state of a document, as a new object on each call. */
export function fromDocument<State>(document: unknown): State {
  return mapKeys(document, unescapeKey) as State
}

/** Escapes dots, dollar signs, control characters, and `_bsontype`, which marks the driver's own types. */
export function escapeKey(key: string): string {
  return key.replace(/[%.$]|[^ -\uffff]|^_(?=bsontype$)/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`
  })
}

function unescapeKey(key: string): string {
  return key.replace(/%(..)/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
}

function mapKeys(value: unknown, rename: (key: string) => string): unknown {
  if (value === null || typeof value !== 'object') return value
  if (Array.isArray(value)) return value.map((item) => mapKeys(item, rename))
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [rename(key), mapKeys(item, rename)]))
}
