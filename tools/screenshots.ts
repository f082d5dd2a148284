import { join } from 'node:path'
import { takePictures } from '../e2e/support/pictures.ts'

const directory = join(import.meta.dirname, '../dist/screenshots')
await takePictures(directory)
console.log(`listo: ${join(directory, 'index.html')}`)
