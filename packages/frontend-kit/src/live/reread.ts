import { queryClient } from '../http/query-client.ts'
import { likesKey } from '../preferences/account-likes.ts'

/** The gateway hands out the catalog from memory for a second: whoever asks sooner gets what was before. */
const CATALOG_DELAY_MS = 1_200

let timer: ReturnType<typeof setTimeout> | undefined

/** Reads the catalog again, once for all changes that come close together. */
export function rereadCatalog(): void {
  clearTimeout(timer)
  timer = setTimeout(() => void queryClient.invalidateQueries({ queryKey: ['catalog'] }), CATALOG_DELAY_MS)
}

/** Reads the person's likes again with all that follows from them; how many like a tag is in the catalog. */
export function rereadLikes(): void {
  void queryClient.invalidateQueries({ queryKey: likesKey })
  rereadCatalog()
}
