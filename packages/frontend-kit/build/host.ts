import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { bootEntry, documentHead } from './document-head.ts'
import { reactModules, sharing, zod, zodProvided } from './shared.ts'

/**
 * The build of the shell, the federation host: it brings React, the kits and what loads the frontends, all of it in one
 * script that the document names: several would wait for each other, or be larger in sum.
 */
export function host(directory: string): Configuration {
  const config = base(directory)
  return {
    ...config,
    entry: { main: sharing('./src/main.ts'), [bootEntry]: './src/boot/index.ts' },
    output: { ...config.output, publicPath: '/', uniqueName: 'shell' },
    resolve: { ...config.resolve, alias: { [`${zod}$`]: zodProvided } },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), givenReact] },
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

/** Under development the page has React's development build before the shell starts (`dev/page.ts`). */
const givenReact = {
  test: reactModules,
  loader: fileURLToPath(new URL('given-react.js', import.meta.url)),
}

/** Pictures of the visual language with fixed names, without a hash: documents and other sites link to them. */
const pictures = fileURLToPath(new URL('assets/*', import.meta.resolve('@semaforo/ui')))
