/**
 * What a program filled into the text fields of a form without an event, as some password managers do: the page does
 * not know of it, and React clears it with the next render.
 * @param values what the fields show as far as the page knows, by their names
 */
export function filledIn<Values extends Record<string, string>>(
  form: HTMLFormElement | null,
  values: Values,
): Partial<Values> {
  const held = Object.keys(values).flatMap((name) => {
    const field = form?.elements.namedItem(name)
    const isText = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
    return isText && field.value !== values[name] ? [[name, field.value]] : []
  })
  return Object.fromEntries(held) as Partial<Values>
}
