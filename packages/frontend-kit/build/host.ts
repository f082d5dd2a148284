import { fileURLToPath } from 'node:url'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { base } from './base.ts'
import { preloadFonts } from './preload-fonts.ts'
import { reactModules, sharing, zod, zodProvided } from './shared.ts'

/**
 * The build of the shell, the federation host: it brings React, the kits and what loads the frontends, all of it in one
 * script that the document names: several would wait for each other, or be larger in sum.
 */
export function host(directory: string): Configuration {
  const config = base(directory)
  return {
    ...config,
    entry: { main: sharing('./src/main.ts') },
    output: { ...config.output, publicPath: '/', uniqueName: 'shell' },
    resolve: { ...config.resolve, alias: { [`${zod}$`]: zodProvided } },
    module: { ...config.module, rules: [...(config.module?.rules ?? []), givenReact] },
    plugins: [
      ...(config.plugins ?? []),
      // The document names the hashes of the first scripts and styles, and those know the hashes of the rest.
      new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'] }),
      new rspack.HtmlRspackPlugin({ template: './src/index.html', scriptLoading: 'defer', inject: 'head' }),
      preloadFonts,
      new rspack.CopyRspackPlugin({ patterns: [ui('theme-boot.js'), `${ui('assets')}/*`].map(flat) }),
    ],
  }
}

/** Under development the page has React's development build before the shell starts (`dev/page.ts`). */
const givenReact = {
  test: reactModules,
  loader: fileURLToPath(new URL('given-react.js', import.meta.url)),
}

/** A file of the visual language with a fixed name, without a hash: the page requests it before any bundle. */
function ui(file: string): string {
  return fileURLToPath(new URL(file, import.meta.resolve('@semaforo/ui')))
}

function flat(from: string) {
  return { from, to: '[name][ext]' }
}
