export {
  extendedCharacters,
  type PaperRun,
  paperAdditions,
  paperCharacters,
  paperRuns,
  paperText,
} from './encoding.ts'
export { extendedGlyphs, paperFaces } from './faces.ts'
