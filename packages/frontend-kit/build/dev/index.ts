export { compile } from '../compile.ts'
export { devPage } from './dev-page.ts'
export { devRemote } from './dev-remote.ts'
