/** Nothing of the write was stored, since there is no room for it; once there is, a retry succeeds. */
export class StoreFull extends Error {
  constructor(cause: unknown) {
    super('the store has no room', { cause })
    this.name = 'StoreFull'
  }
}
