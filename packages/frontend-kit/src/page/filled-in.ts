/**
 * What the fields of a form hold that the page does not know of, since there was no event for it: some password managers
 * fill fields without one, and people type into prerendered fields before they hydrate. React clears it with the next
 * render.
 * @param values what the fields show as far as the page knows, by their names
 */
export function filledIn<Values extends Record<string, string>>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> {
  const held = Object.keys(values).flatMap((name) => {
    const field = form?.elements.namedItem(name)
    const isField =
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    return isField && field.value !== values[name] ? [[name, field.value]] : []
  })
  return Object.fromEntries(held) as Partial<Values>
}
