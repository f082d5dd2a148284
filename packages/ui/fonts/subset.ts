import { mkdirSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters, type Face, faces, fontFile, fontSource } from './faces.ts'

/** The typeface with our characters and weights alone. */
export function subset(face: Face): Promise<Buffer> {
  return subsetFont(fontSource(face), characters, {
    targetFormat: 'woff2',
    variationAxes: { wght: face.weights },
  })
}

// `node packages/ui/fonts/subset.ts` after a change of characters, weights or typefaces.
if (import.meta.main) {
  mkdirSync(new URL('../src/fonts/', import.meta.url), { recursive: true })
  for (const face of Object.values(faces)) writeFileSync(fontFile(face), await subset(face))
}
