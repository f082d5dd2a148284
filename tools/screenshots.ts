import { join } from 'node:path'
import { takePictures } from '@semaforo/e2e/pictures'

const directory = join(import.meta.dirname, '../dist/screenshots')
await takePictures(directory)
console.log(`listo: ${join(directory, 'index.html')}`)
