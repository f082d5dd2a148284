export { resultOf } from './local-result.ts'
export { LocalResults } from './local-results.tsx'
export { loadModel } from './model.ts'
export { Share } from './share/share.tsx'
