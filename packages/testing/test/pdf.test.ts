import { deflateSync } from 'node:zlib'
import { pdfContent } from '../src/pdf.ts'

const pdf = (packed: Buffer) =>
  Buffer.concat([
    Buffer.from(`1 0 obj\n<<\n/Filter /FlateDecode\n/Length ${packed.length}\n>>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n'),
  ])

/** A text whose compressed form ends with the given byte, the last one of its Adler-32 checksum. */
const textEndingWith = (byte: number) =>
  Array.from({ length: 256 }, (_, n) => 'a'.repeat(n)).find((text) => deflateSync(text).at(-1) === byte) ?? ''

test.each([0x0d, 0x0a, 0x20])('a stream is read whole when its last byte is %i', (byte) => {
  const packed = deflateSync(textEndingWith(byte))
  expect(packed.at(-1)).toBe(byte)
  expect(pdfContent(pdf(packed))).toBe(textEndingWith(byte))
})
