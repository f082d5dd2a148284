/** Values that may be lost: a miss is always right. Values are JSON. */
export interface Cache {
  get<Value>(key: string): Promise<Value | undefined>
  /** Keeps the value for `ttlMs` milliseconds and not longer. */
  set<Value>(key: string, value: Value, ttlMs: number): Promise<void>
  delete(key: string): Promise<void>
}
