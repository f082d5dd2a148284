import type { Compiler } from '@rspack/core'
import { rspack } from '@rspack/core'

/** Names the typefaces in the document: found only through the styles, they would come after them. */
export const preloadFonts = {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('preload-fonts', (compilation) => {
      rspack.HtmlRspackPlugin.getCompilationHooks(compilation).alterAssetTagGroups.tap(
        'preload-fonts',
        (groups) => {
          const fonts = Object.keys(compilation.assets).filter((file) => file.endsWith('.woff2'))
          const tags = fonts.sort().map((file) => ({
            tagName: 'link',
            attributes: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: 'anonymous',
            },
            voidTag: true,
            asset: file,
          }))
          return { ...groups, headTags: [...groups.headTags, ...tags] }
        },
      )
    })
  },
}
