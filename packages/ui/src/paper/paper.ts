export { paperCharacters, paperCodes, paperMinus } from './encoding.ts'
export { paperFaces } from './faces.ts'
