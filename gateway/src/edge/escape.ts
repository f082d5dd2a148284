const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Text as it stands in HTML or XML, between elements or in a quoted attribute. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '')
}

/** A value as JSON that no script element can end in. */
export function inertJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}
