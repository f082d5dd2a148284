/** A new element with a text; without markup, which the page's policy might forbid. */
export function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  element.append(...content)
  return element
}
