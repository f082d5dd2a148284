export { edition } from './lessons/edition.ts'
export { lessonCards, lessonLengths, writtenLessons } from './lessons/written.ts'
export { lessonPages } from './page/routes.ts'
export { createDemoProvider, type DemoFailure, type DemoProvider } from './provider/server.ts'
