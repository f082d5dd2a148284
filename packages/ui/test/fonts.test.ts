import { readFileSync } from 'node:fs'
import { faces, fontFile } from '../fonts/faces.ts'
import { fallbackFor } from '../fonts/fallback.ts'
import { subset } from '../fonts/subset.ts'

const css = readFileSync(new URL('../src/fonts.css', import.meta.url), 'utf8')
const blockOf = (family: string) =>
  css.split('@font-face').find((block) => block.includes(`'${family}'`)) ?? ''

test.each(Object.entries(faces))(
  'the file of the %s is what its typeface and our characters make',
  async (_, face) => {
    expect((await subset(face)).equals(readFileSync(fontFile(face)))).toBe(true)
    expect(css).toContain(`fonts/${face.file}`)
  },
)

test.each([
  ['Public Sans Fallback', faces.text, 400],
  ['Bricolage Grotesque Fallback', faces.heading, 650],
])(
  '%s takes the room of our typeface, so that nothing moves when that has loaded',
  async (family, face, weight) => {
    for (const [descriptor, value] of Object.entries(await fallbackFor(face, weight)))
      expect(blockOf(family)).toMatch(`${descriptor}: ${value}%;`)
  },
)
