/** Only a roadmap whose id is a positive whole number can be liked. */
export function likeable(id: number): boolean {
  return Number.isInteger(id) && id > 0
}
