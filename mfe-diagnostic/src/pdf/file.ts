import { fonts } from './helvetica.ts'

export type Page = { width: number; height: number; content: string }
export type About = { title: string; creator: string; language: string; made: Date }

/**
 * A PDF 1.7 file of pages that use the two fonts as `/regular` and `/bold` (ISO 32000-1, 7.5). Each character
 * of the text it is built as is one byte of it.
 */
export function pdfFile(pages: readonly Page[], about: About): Uint8Array<ArrayBuffer> {
  const objects: string[] = []
  /** Adds an object and gives the reference to it. */
  const add = (object: string) => `${objects.push(object)} 0 R`

  const used = Object.entries(fonts).map(([name, font]) => {
    const reference = add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`)
    return `/${name} ${reference}`
  })
  // Two objects a page, and then the list that each of them names.
  const list = `${objects.length + 2 * pages.length + 1} 0 R`
  const kids = pages.map(({ width, height, content }) => {
    const stream = add(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`)
    return add(
      `<< /Type /Page /Parent ${list} /MediaBox [ 0 0 ${width} ${height} ] /Contents ${stream} ` +
        `/Resources << /Font << ${used.join(' ')} >> >> >>`,
    )
  })
  add(`<< /Type /Pages /Count ${kids.length} /Kids [ ${kids.join(' ')} ] >>`)
  const root = add(
    `<< /Type /Catalog /Pages ${list} /Lang (${about.language}) /ViewerPreferences << /DisplayDocTitle true >> >>`,
  )
  const creator = utf16(about.creator)
  const info = add(
    `<< /Title ${utf16(about.title)} /Creator ${creator} /Producer ${creator} /CreationDate (${date(about.made)}) >>`,
  )
  return bytes(assembled(objects, `/Root ${root} /Info ${info}`))
}

/** The objects one after the other, and where each of them begins. */
function assembled(objects: readonly string[], trailer: string): string {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n'
  const places = objects.map((object, i) => {
    const place = file.length
    file += `${i + 1} 0 obj\n${object}\nendobj\n`
    return `${String(place).padStart(10, '0')} 00000 n \n`
  })
  const count = objects.length + 1
  return (
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}` +
    `trailer\n<< /Size ${count} ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`
  )
}

const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))

const hex = (code: number, digits: number) => code.toString(16).padStart(digits, '0')

/** A text beside the content, in whatever script. */
const utf16 = (text: string) =>
  `<feff${Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i), 4)).join('')}>`

const date = (time: Date) => `D:${time.toISOString().replace(/\D/g, '').slice(0, 14)}Z`
