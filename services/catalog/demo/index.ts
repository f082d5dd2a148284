export { lessonPages } from './page/routes.ts'
export { createDemoProvider, type DemoFailure, type DemoProvider } from './provider/server.ts'
export { lessonCards, lessonLengths, writtenLessons } from './written-lessons.ts'
export { writtenQuestions } from './written-questions.ts'
