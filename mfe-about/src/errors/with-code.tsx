import { Fragment } from 'react'

/** A text of the contracts, in which names of programs stand between backticks. */
export function WithCode({ children }: { children: string }) {
  return children.split('`').map((part, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
    <Fragment key={at}>{at % 2 === 1 ? <code>{part}</code> : part}</Fragment>
  ))
}
