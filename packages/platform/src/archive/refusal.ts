/** A site cannot be copied from here or to here: the message is one Spanish line that says what to do. */
export class CopyRefusal extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'CopyRefusal'
  }
}
