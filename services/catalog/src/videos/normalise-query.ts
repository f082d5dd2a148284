/**
 * The cache key of a query: accents, case and spaces do not count. The tilde stays, because «año» and «ano» are
 * different words.
 */
export function normaliseQuery(query: string): string {
  return query
    .normalize('NFD')
    .replace(/(?!\u0303)\p{Mark}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim()
}
