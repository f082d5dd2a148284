/** How long a mail with a code or a link is worth sending. */
export const mailLifeMs = 24 * 3_600_000

/** Whether a mail with a code or a link is still to be sent; `flow` is the registration or recovery it is for. */
export type MailDue<Flow> = { kind: 'due'; flow: Flow } | { kind: 'not-needed' } | { kind: 'too-late' }
