/** What a publish or a move can be refused for. A code stays; its sentence may change. */
export type RefusalCode =
  | 'bad-manifest'
  | 'bad-file'
  | 'not-built'
  | 'unknown-key'
  | 'foreign-key'
  | 'bad-signature'
  | 'route-taken'
  | 'no-shell'
  | 'newer-than-shell'
  | 'missing-export'
  | 'shell-breaks-release'
  | 'version-taken'
  | 'changed-meanwhile'
  | 'not-published'
  | 'not-stored'
  | 'already-stable'
  | 'no-canary'
  | 'no-previous'
  | 'damaged'
  | 'busy'
  | 'other-site'
  | 'release-too-large'
  | 'no-upload'
  | 'uploads-full'

/** Something that a person asked for and that is not done: the message is one Spanish line that says what to do. */
export class Refusal extends Error {
  readonly code: RefusalCode
  constructor(code: RefusalCode, message: string) {
    super(message)
    this.name = 'Refusal'
    this.code = code
  }
}
