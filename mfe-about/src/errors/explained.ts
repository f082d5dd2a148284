import type { ProblemCode } from '@semaforo/contracts/problems'

/** An error in plain words: what happened and what to do, in paragraphs, and where that is done. */
export type Explained = {
  title: string
  text: readonly string[]
  way?: { href: string; label: string }
}

/** What a page says on its own, where no answer came. */
export type PageCode = 'offline' | 'timeout' | 'unreachable' | 'unexpected' | 'unknown'

/** By code; not every code has one. */
export type Explanations = { readonly [Code in ProblemCode | PageCode]?: Explained }
