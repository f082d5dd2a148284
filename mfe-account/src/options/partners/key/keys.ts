import type { IssuedKey, Partner } from '@semaforo/contracts'

/** A key that another one replaced and that works until its end. */
type ReplacedKey = IssuedKey & { until: string }

/** The contracts say that a partner has a key, the last one of them. */
export const currentKey = ({ keys }: Partner) => keys[keys.length - 1] as IssuedKey

/** The replaced keys that still work. */
export const olderKeys = ({ keys }: Partner): ReplacedKey[] =>
  keys.filter((key): key is ReplacedKey => key.until !== undefined && Date.parse(key.until) > Date.now())

/** What distinguishes a key in a sentence. */
export const endOf = (key: string) => key.slice(-4)
