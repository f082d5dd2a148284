export { likesService } from './service.ts'
