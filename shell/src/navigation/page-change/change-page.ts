/** Does an update of the page, at once or in its own time. */
export type Around = (url: URL, update: () => void) => void

let around: Around = (_url, update) => update()

/** Has something done around each change of page from now on. */
export function aroundPageChanges(next: Around): void {
  around = next
}

/** Opens a page without a page load. */
export function changePage(url: URL): void {
  around(url, () => history.pushState(null, '', url))
}
