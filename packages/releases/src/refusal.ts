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

/** What zod says of one place of a document. */
export type Issue = {
  path: readonly PropertyKey[]
  message: string
  code: string
  issues?: readonly { message: string }[]
}

/** Where a document is wrong, in «», and what is wrong there if a sentence of the contracts says it. */
export function faultOf({ path, message, code, issues }: Issue): { where: string; what: string | undefined } {
  const own = code === 'invalid_key' ? (issues?.[0]?.message ?? message) : message
  // Sentences of ours begin with a small letter; zod's own are English, and say less than the place.
  return { where: `«${path.join('.')}»`, what: /^[a-z]/.test(own) ? own : undefined }
}
