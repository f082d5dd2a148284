import type { Part } from './parts.ts'

/** The readiness of a part that all work goes on without: where it does not answer, that is said and no more. */
export function dispensable(part: Pick<Part, 'ready'>): Pick<Part, 'ready'> {
  return {
    async ready() {
      const state = await part.ready()
      return state.ok ? state : { ok: true, without: state.reason }
    },
  }
}
