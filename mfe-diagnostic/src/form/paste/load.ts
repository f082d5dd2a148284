/** Most people type their figures: what reads a sheet of them comes with the first paste. */
export const loadPaste = () => import(/* webpackChunkName: "later-paste" */ './later.ts')

export type LaterPaste = Awaited<ReturnType<typeof loadPaste>>
