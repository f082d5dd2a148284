/**
 * Replaces the lines between the comments `# name: …` and `# /name`, with the same indentation.
 * @throws where the text has no such comments
 */
export function betweenComments(text: string, name: string, lines: readonly string[]): string {
  const block = new RegExp(`^( *)# ${name}:.*\\n(?:.*\\n)*? *# /${name}$`, 'm')
  const [found, indent = ''] = block.exec(text) ?? []
  if (found === undefined) throw new Error(`no line begins with # ${name}:`)
  const [first] = found.split('\n')
  return text.replace(found, () =>
    [first, ...lines.map((line) => indent + line), `${indent}# /${name}`].join('\n'),
  )
}
