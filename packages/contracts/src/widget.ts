export * from './widget/frame.ts'
export * from './widget/messages.ts'
export * from './widget/summary.ts'
