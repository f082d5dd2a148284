export { likesService, likesService as default } from './service.ts'
