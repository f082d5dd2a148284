export { loadModel } from '@semaforo/diagnostic-ui'
export { resultOf } from './local-result.ts'
export { LocalResults } from './local-results.tsx'
export { Share } from './share/share.tsx'
