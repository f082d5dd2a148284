/** Replaces the text between `<!-- name -->` and `<!-- /name -->`. */
export function betweenMarks(text: string, name: string, content: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- /${name} -->`]
  const [before, rest = ''] = text.split(start)
  const [, after] = rest.split(end)
  return `${before}${start}\n${content}\n${end}${after}`
}
