/** What computes and shows a result: loaded while the figures are typed, so that the form is there sooner. */
export const loadResults = () => import(/* webpackChunkName: "later-results" */ './later-results.ts')

export type LaterResults = Awaited<ReturnType<typeof loadResults>>
