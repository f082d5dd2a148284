export { FocusGoesOn } from './focus-goes-on.tsx'
export { useLastError } from './use-last-error.ts'
