import { type PDFDocument, PDFHexString, PDFName, PDFNumber, type PDFPage, type PDFRef } from 'pdf-lib'

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
export type Marked = { page: PDFPage; id: number }

export type Element = TagDetails & { role: Role; kids: (Element | Marked)[] }

/** Writes the structure of a document into it, once all its content is there. */
export function writeStructure(document: PDFDocument, root: Element): void {
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
