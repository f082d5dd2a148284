/** A file's name with the business in it: `diagnostico-abarrotes-lupita.pdf`. */
export function fileName(name: string, business: { name: string } | undefined): string {
  const [start, ending] = name.split('.')
  const plain = business?.name.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase() ?? ''
  return `${[start, ...plain.split(/[^a-z0-9]+/)].filter(Boolean).join('-')}.${ending}`
}
