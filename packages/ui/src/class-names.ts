/** Joins the truthy class names: `classNames('a', open && 'b', className)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
