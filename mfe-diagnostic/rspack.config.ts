import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { remote, widget } from '@semaforo/frontend-kit/build'

export default remote(import.meta.dirname)

/** What partners' pages load, in the same release. */
export const parts = widget(dirname(fileURLToPath(import.meta.resolve('@semaforo/widget/package.json'))))
