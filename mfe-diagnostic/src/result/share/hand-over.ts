import { saveFile } from '../../pdf/save-file.ts'

/** Whether the browser has a share sheet that takes files like this one. */
export const hasShareSheet = (file = new File([], 'a.png', { type: 'image/png' })) =>
  navigator.canShare?.({ files: [file] }) ?? false

/**
 * Gives a file to the browser's share sheet, or downloads it where there is none or it refuses.
 * @returns `kept` if the person closed the sheet
 */
export async function handOver(file: File): Promise<'shared' | 'downloaded' | 'kept'> {
  if (hasShareSheet(file)) {
    try {
      await navigator.share({ files: [file] })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'kept'
    }
  }
  saveFile(file)
  return 'downloaded'
}
