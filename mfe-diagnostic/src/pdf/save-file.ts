/** Starts the download of a file. */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  // Revoked in a later task: by then the download has read the URL.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
