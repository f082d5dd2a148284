import {
  endMarkedContent,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFOperator,
  PDFOperatorNames,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** The structure types that our documents use (ISO 32000-1, 14.8.4). */
export type Role =
  | 'Document'
  | 'H1'
  | 'H2'
  | 'P'
  | 'L'
  | 'LI'
  | 'Lbl'
  | 'LBody'
  | 'Table'
  | 'TR'
  | 'TH'
  | 'TD'
  | 'Figure'

/** `scope` is that of a heading cell; `alt` and `box` (left, bottom, right, top, in points) are of a figure. */
export type TagDetails = { scope?: 'Row' | 'Column'; alt?: string; box?: readonly number[] }

/** Part of a page's content, by its number there. */
type Marked = { page: PDFPage; id: number }

type Element = TagDetails & { role: Role; kids: (Element | Marked)[] }

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

/** Writes the structure of a document into it, once all its content is there. */
function writeStructure(document: PDFDocument, root: Element): void {
  const { context, catalog } = document
  const pages = document.getPages()
  /** Whose each marked part is, page by page. */
  const owners = pages.map((): PDFRef[] => [])
  const tree = context.nextRef()

  function place(element: Element, parent: PDFRef): PDFRef {
    const ref = context.nextRef()
    const kids = element.kids.map((kid) => {
      if (!('page' in kid)) return place(kid, ref)
      const list = owners[pages.indexOf(kid.page)]
      if (list) list[kid.id] = ref
      return context.obj({ Type: 'MCR', Pg: kid.page.ref, MCID: kid.id })
    })
    const { role, scope, alt, box } = element
    const literal = {
      Type: 'StructElem',
      S: role,
      P: parent,
      K: kids,
      ...(alt !== undefined && { Alt: PDFHexString.fromText(alt) }),
      ...(scope && { A: context.obj({ O: 'Table', Scope: scope }) }),
      ...(box && { A: context.obj({ O: 'Layout', Placement: 'Block', BBox: [...box] }) }),
    }
    context.assign(ref, context.obj(literal))
    return ref
  }

  const top = place(root, tree)
  const numbers = owners.flatMap((refs, page) => [page, context.obj(refs)])
  const parents = context.obj({ Nums: numbers })
  const literal = { Type: 'StructTreeRoot', K: [top], ParentTree: parents, ParentTreeNextKey: pages.length }
  context.assign(tree, context.obj(literal))
  pages.forEach(({ node }, index) => {
    node.set(PDFName.of('StructParents'), PDFNumber.of(index))
    node.set(PDFName.of('Tabs'), PDFName.of('S'))
  })
  catalog.set(PDFName.of('StructTreeRoot'), tree)
  catalog.set(PDFName.of('MarkInfo'), context.obj({ Marked: true }))
}
