export type { Read } from './answers.ts'
export type { PageRenderer } from './lifecycles.tsx'
export { markupOf } from './markup.ts'
export { visit } from './visit.ts'
