export { openServersSnapshot } from './servers-snapshot.ts'
export { openServersTarget } from './servers-target.ts'
