/** Starts a download of a text. */
export function saveText(name: string, text: string, type: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type }))
  link.download = name
  link.click()
  // Revoked later, because the browser reads the URL after the click has returned.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
