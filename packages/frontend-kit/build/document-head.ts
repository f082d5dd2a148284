import type { Compilation, Compiler } from '@rspack/core'
import { rspack } from '@rspack/core'

/** The entry that the document runs before its first paint; it has a hash in its name like every other file. */
export const bootEntry = 'boot'

/** What the document names besides the entry: the boot script, and the typefaces, which styles name too late. */
export const documentHead = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('document-head', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'document-head',
        (groups) => ({
          ...groups,
          headTags: [bootScript(compilation), ...groups.headTags, ...fonts(compilation)],
        }),
      )
    })
  },
}

function bootScript(compilation: Compilation) {
  const [file = ''] = compilation.entrypoints.get(bootEntry)?.getFiles() ?? []
  const attributes = { src: addressOf(file, compilation), crossorigin: 'anonymous' }
  return { tagName: 'script', attributes, voidTag: false, asset: file }
}

/** The shell's public path is known when it is built. */
function addressOf(file: string, { outputOptions }: Compilation): string {
  return `${String(outputOptions.publicPath)}${file}`
}

function fonts(compilation: Compilation) {
  const files = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'))
  return files.sort().map((file) => ({
    tagName: 'link',
    attributes: {
      rel: 'preload',
      href: addressOf(file, compilation),
      as: 'font',
      type: 'font/woff2',
      crossorigin: 'anonymous',
    },
    voidTag: true,
    asset: file,
  }))
}
