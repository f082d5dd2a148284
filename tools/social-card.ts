import { join } from 'node:path'
import { drawSocialCard } from '@semaforo/e2e/social-card'

/** Draws the picture of links that lead to the site anew, where its type or its colours have changed. */
const path = join(import.meta.dirname, '../packages/ui/src/assets/social-card.png')
await drawSocialCard(path)
console.log(`listo: ${path}`)
