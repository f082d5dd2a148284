const units = [
  [1e6, ' millón', ' millones'],
  [1e3, ' mil', ' mil'],
  [1, '', ''],
] as const

/** An amount as one says it, with cents if it has any: `1 millón 500 mil`, `12 mil 345.67`. */
export function spokenAmount(amount: number): string {
  if (amount < 0) return `menos ${spokenAmount(-amount)}`
  const parts: string[] = []
  let rest = amount
  for (const [size, one, many] of units) {
    const count = size === 1 ? Number(rest.toFixed(2)) : Math.floor(rest / size)
    rest -= count * size
    if (count === 0) continue
    const digits = Number.isInteger(count) ? String(count) : count.toFixed(2)
    parts.push(digits + (count === 1 ? one : many))
  }
  return parts.join(' ') || '0'
}
