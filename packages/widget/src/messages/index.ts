export { isFrameMessage } from './frame-message.ts'
export { isPageMessage } from './page-message.ts'
