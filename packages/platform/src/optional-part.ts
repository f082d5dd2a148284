import type { Part } from './parts.ts'

/**
 * The readiness of an optional part: while it does not answer, the platform stays ready and reports what it
 * runs without.
 */
export function optionalPart(part: Pick<Part, 'ready'>): Pick<Part, 'ready'> {
  return {
    async ready() {
      const state = await part.ready()
      return state.ok ? state : { ok: true, without: state.reason }
    },
  }
}
