import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { bootEntry, documentHead } from './document-head.ts'

/** The build of the shell, the federation host: its entry brings React, the kits and the federation runtime. */
export function host(directory: string): Configuration {
  const config = base(directory)
  return {
    ...config,
    entry: { main: './src/main.ts', [bootEntry]: './src/boot/index.ts' },
    output: { ...config.output, publicPath: '/', uniqueName: 'shell' },
    plugins: [
      ...(config.plugins ?? []),
      // The document names the hashes of the first scripts and styles, and those know the hashes of the rest.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.HtmlRspackPlugin({
        template: './src/index.html',
        chunks: ['main'],
        scriptLoading: 'defer',
        inject: 'head',
      }),
      documentHead,
      new rspack.CopyRspackPlugin({ patterns: [{ from: pictures, to: '[name][ext]' }] }),
    ],
  }
}

/** Pictures of the visual language with fixed names, without a hash: documents and other sites link to them. */
const pictures = fileURLToPath(new URL('assets/*', import.meta.resolve('@semaforo/ui')))
