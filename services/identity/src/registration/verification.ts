import type { Decision } from '@semaforo/platform'
import { equalInConstantTime } from '../secret.ts'
import type { Registration } from './registration.ts'

const maxTries = 5

export type Verified = { kind: 'wrong' | 'expired' } | { kind: 'verified'; userId: string }

/**
 * Verifies a code. After five wrong ones every code is refused. A right one can be repeated until the user is
 * saved, so that a crash in between does not lose the registration.
 */
export function verifyCode(
  state: Registration | undefined,
  { email, codeHash, now }: { email: string; codeHash: string; now: number },
): Decision<Registration, Verified> {
  if (!state || now >= state.expiresAt || state.tries >= maxTries)
    return [state ?? null, [], { kind: 'expired' }]
  if (email !== state.email || !equalInConstantTime(codeHash, state.codeHash))
    return [{ ...state, tries: state.tries + 1 }, [], { kind: 'wrong' }]
  const verified = { kind: 'verified', userId: state.userId } as const
  return state.kind === 'verified' ? [state, [], verified] : [{ ...state, kind: 'verified' }, [], verified]
}
