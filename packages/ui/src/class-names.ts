/** Joins the class names that hold: `classNames('a', open && 'b', className)`. */
export function classNames(...names: readonly (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}
