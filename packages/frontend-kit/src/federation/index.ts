export { provideBundlerRuntime } from './bundler-runtime.ts'
export { type Container, type Entry, loadContainer } from './load-container.ts'
export { share } from './share-scope.ts'
