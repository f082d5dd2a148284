// The schemas of the messages, in the contracts, are larger than the whole loader may be, and weigh more in the frame
// than all of these checks. A test compares the two.
type Fields = Record<string, unknown>
export type Check = (value: never) => boolean

export const isText = (value: unknown) => typeof value === 'string'
export const fits = (pattern: RegExp) => (value: unknown) => isText(value) && pattern.test(value as string)
export const oneOf = (words: string) => {
  const known = words.split('|')
  return (value: unknown) => known.includes(value as string)
}
export const isIntegerTo = (most: number) => (value: unknown) =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most

const isObject = (value: unknown): value is Fields =>
  !!value && typeof value === 'object' && !Array.isArray(value)

/** Whether a value is an object in which each of these fields is right. */
export const hasAll = (checks: Record<string, Check>, value: unknown) =>
  isObject(value) && Object.keys(checks).every((name) => checks[name]?.(value[name] as never))

/** Whether a value is an object without any other field than these. */
export const hasNoOther = (checks: object, value: unknown) =>
  isObject(value) && Object.keys(value).every((name) => Object.hasOwn(checks, name))

/** Whether what arrived is a message of this version and of one of these types, whole, and not too long. */
export function isMessage(types: Record<string, Record<string, Check>>, data: unknown): boolean {
  const type = isObject(data) && data['semaforo'] === 1 && data['type']
  if (!isText(type) || !Object.hasOwn(types, type as string)) return false
  const checks = { semaforo: () => true, type: () => true, ...types[type as string] }
  return hasAll(checks, data) && hasNoOther(checks, data) && JSON.stringify(data).length <= 8192
}
