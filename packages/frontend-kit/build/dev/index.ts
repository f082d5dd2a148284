export { devHost } from './dev-host.ts'
export { devRemote } from './dev-remote.ts'
