import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { inflate } from '@sparticuz/chromium'

/** Unpacks the packaged browser, its libraries and its typeface to the folder in TMPDIR. */
const archives = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '../bin')
for (const archive of ['chromium.br', 'al2023.tar.br', 'fonts.tar.br']) await inflate(join(archives, archive))
