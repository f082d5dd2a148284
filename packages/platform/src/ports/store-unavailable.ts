/** What a store was asked for failed because what it keeps its data in does not answer: asked again later it may work. */
export class StoreUnavailable extends Error {
  constructor(cause: unknown) {
    super('the store does not answer', { cause })
    this.name = 'StoreUnavailable'
  }
}
