export { endBrowserOfRun as default } from './browser-of-run.ts'
