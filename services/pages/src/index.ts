export { pagesService as default } from './service.ts'
