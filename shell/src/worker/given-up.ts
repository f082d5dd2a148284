/** Whether a page itself gave up the request that an event is about: nobody reads the answer. */
export const isGivenUp = (event: Event): boolean =>
  (event as { request?: Request }).request?.signal.aborted ?? false
