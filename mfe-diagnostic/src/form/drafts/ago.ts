const relative = new Intl.RelativeTimeFormat('es-MX')
const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** How long ago something was, in its largest unit: `hace 5 minutos`. */
export function ago(ms: number): string {
  const found = units.find(([, length]) => ms >= length)
  if (!found) return 'hace un momento'
  const [unit, length] = found
  return relative.format(-Math.floor(ms / length), unit)
}
