import { join } from 'node:path'

/** Node's compile cache of everything that tests run: compiling is most of a start, and is done once. */
export const compiled = join(import.meta.dirname, '../../../node_modules/.cache/compiled')
