/** A cache of JSON values. Any value may be lost at any time: callers handle a miss. */
export interface Cache {
  get<Value>(key: string): Promise<Value | undefined>
  /** Stores the value for `ttlMs` milliseconds. */
  set<Value>(key: string, value: Value, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}
