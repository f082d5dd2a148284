import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/** In blocks as large as they can be: nothing streams these. */
const smallest = {
  [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
  [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
}

/**
 * Writes a `.br` and a `.gz` next to every text file, so that the gateway compresses nothing at run time.
 * @param pattern the files to compress
 */
export async function precompress(
  directory: string,
  pattern = '**/*.{js,css,html,svg,json,webmanifest}',
): Promise<void> {
  const files = globSync(pattern, { cwd: directory })
  await Promise.all(files.map((file) => compressFile(join(directory, file))))
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path)
  const [brotli, gzipped] = await Promise.all([
    toBrotli(content, { params: smallest }),
    toGzip(content, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}
