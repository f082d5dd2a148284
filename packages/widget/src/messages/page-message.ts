import type { PageMessage } from '@semaforo/contracts'
import { type Check, fits, hasAll, hasNoOther, isIntegerTo, isMessage, oneOf } from './checks.ts'
import { isNonce } from './frame-message.ts'

const orNone = (check: Check) => (value: unknown) => value === undefined || check(value as never)

const theme = {
  scheme: orNone(oneOf('auto|light|dark')),
  accent: orNone(fits(/^#[0-9a-f]{6}$/)),
  radius: orNone(isIntegerTo(24)),
}

const types = {
  init: {
    nonce: isNonce,
    mode: oneOf('inline|modal|button'),
    theme: (value: unknown) => hasAll(theme, value) && hasNoOther(theme, value),
  },
}

/** `PageMessage` of the contracts, by hand. */
export const isPageMessage = (data: unknown): data is PageMessage => isMessage(types, data)
