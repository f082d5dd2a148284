import { catalogItems } from './catalog-items.ts'
import type { ReadModel } from './correction.ts'
import { directory } from './directory.ts'
import { lights } from './lights.ts'
import { partners } from './partners.ts'
import { popularity } from './popularity.ts'

/** What services keep of what others say, and can be made anew from it. */
export const readModels: readonly ReadModel[] = [popularity, lights, directory, catalogItems, partners]
