/** React has it since version 18: the package of that name is for pages with an older one. */
export { useSyncExternalStore } from 'react'
