export { lessonCards, lessonLengths, writtenLessons } from './lessons/written.ts'
export { lessonPages } from './page/routes.ts'
export { createDemoProvider, type DemoFailure, type DemoProvider } from './provider/server.ts'
export { writtenQuestions } from './questions/written.ts'
