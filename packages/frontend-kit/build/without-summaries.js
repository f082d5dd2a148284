/**
 * A loader for the contracts: takes out the summaries of the calls, which the API's documents have and no page shows.
 * @param {string} source
 */
export default function withoutSummaries(source) {
  return source.replace(/^ +summary: '[^'\n]*',\n/gm, '')
}
