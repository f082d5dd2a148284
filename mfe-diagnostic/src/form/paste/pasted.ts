/** What was pasted, other than a single amount. */
export type Pasted = { kind: 'cells' | 'picture' | 'html'; text: string }

/** An amount is shorter than this. */
const longestAmount = 200

/** What a clipboard holds; undefined if it is nothing, or a text for the field alone. */
export function pastedIn(data: DataTransfer): Pasted | undefined {
  const text = data.getData('text')
  if (text.trim() === '') {
    if (data.files.length > 0) return { kind: 'picture', text }
    return data.types.includes('text/html') ? { kind: 'html', text } : undefined
  }
  const isSheet = text.length > longestAmount || /[\t\n<]/.test(text.replace(/(?<![\r\n])[\r\n]+$/, ''))
  return isSheet ? { kind: 'cells', text } : undefined
}
