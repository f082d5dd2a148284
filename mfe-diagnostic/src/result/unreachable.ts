import { ApiError } from '@semaforo/frontend-kit'

/** Whether a call failed without any answer: the site was not reached. */
export const isUnreachable = (error: unknown): boolean => error instanceof ApiError && error.status === 0

/**
 * An answer of the site, or what `here` makes where the site is not reached.
 * @throws what the site refused, and what `here` throws
 */
export function orInBrowser<Answer>(asked: Promise<Answer>, here: () => Promise<Answer>): Promise<Answer> {
  return asked.catch((error: unknown) => {
    if (isUnreachable(error)) return here()
    throw error
  })
}
