import {
  endMarkedContent,
  type PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
} from 'pdf-lib'
import { type Element, type Role, type TagDetails, writeStructure } from './structure.ts'

/** What each content of a document is, in the order of reading, for those who listen to it. */
export function openTags(document: PDFDocument) {
  const root: Element = { role: 'Document', kids: [] }
  let open: Element | undefined
  const marks = new Map<PDFPage, number>()

  function during(element: Element | undefined, write: () => void) {
    const outer = open
    open = element
    write()
    open = outer
  }

  /** Everything written meanwhile belongs to a new element. */
  function within(role: Role, write: () => void, details: TagDetails = {}) {
    const element: Element = { role, kids: [], ...details }
    ;(open ?? root).kids.push(element)
    during(element, write)
  }

  /** Writes on a page as part of the open element, and as decoration, which nobody listens to, where there is none. */
  function mark(page: PDFPage, write: () => void) {
    if (open) {
      const id = marks.get(page) ?? 0
      marks.set(page, id + 1)
      open.kids.push({ page, id })
      const operands = [PDFName.of(open.role), `<< /MCID ${id} >>`]
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, operands))
    } else {
      page.pushOperators(PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [PDFName.of('Artifact')]))
    }
    write()
    page.pushOperators(endMarkedContent())
  }

  return {
    within,
    mark,
    /** Everything written meanwhile is decoration. */
    decoration: (write: () => void) => during(undefined, write),
    isFigure: () => open?.role === 'Figure',
    finish: () => writeStructure(document, root),
  }
}
