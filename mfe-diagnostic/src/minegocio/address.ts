/** The page without a diagnostic. */
export const root = '/minegocio'

/** The id of the diagnostic that the page's path names; undefined without one. */
export const idIn = (path: string): string | undefined =>
  path.slice(root.length).replace(/^\/|\/$/g, '') || undefined

/** The path of a diagnostic, or of the page without one. */
export const pathOf = (id: string | undefined): string => (id === undefined ? root : `${root}/${id}`)

const isHere = () => location.pathname === root || location.pathname.startsWith(`${root}/`)

/** Goes to a path of this page, unless it was left meanwhile. The shell leaves focus and scroll as they are. */
export function goTo(path: string): void {
  if (path !== location.pathname && isHere()) history.pushState({ samePage: true }, '', path)
}
