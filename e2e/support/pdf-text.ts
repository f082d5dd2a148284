/** What a PDF holds, byte by byte as Latin-1. */
export const pdfContent = (file: Buffer) => file.toString('latin1')

/** The lines of text that a PDF shows. They are written in WinAnsi, for Spanish letters the same as Latin-1. */
export function pdfLines(file: Buffer): string[] {
  return [...pdfContent(file).matchAll(/<([0-9a-f]+)> Tj/g)].map(([, hex = '']) =>
    Buffer.from(hex, 'hex').toString('latin1'),
  )
}
