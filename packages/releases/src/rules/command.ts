import type { FrontendRegistry, Move } from '@semaforo/contracts'

/** What is to become of the live releases of a frontend. A canary without a version is the one that is there. */
export type Command =
  | { what: 'publish'; version: string }
  | { what: 'canary'; version?: string | undefined; percent: number }
  | { what: 'promote' }
  | { what: 'rollback' }

/**
 * Who asks for a move, when (ISO) and why; `revision` is the one that they saw, `key` the id of the key that signed
 * the order, if it came as one.
 */
export type Asked = {
  at: string
  by: string
  why?: string | undefined
  revision?: number | undefined
  key?: string | undefined
}

/** Where the pointers lead after a move, and which release the move was about. */
export type Moved = Pick<FrontendRegistry, 'stable' | 'previous' | 'canary'> &
  Pick<Move, 'version' | 'withdrew'>
