export { PastePanel } from './paste-panel.tsx'
export { readPaste } from './read-paste.ts'
