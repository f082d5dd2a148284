/** The operation failed because the database does not answer; a later retry may succeed. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause })
    this.name = 'StoreUnavailable'
  }
}
