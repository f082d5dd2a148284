import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { widgetFolder } from '@semaforo/contracts'
import { base } from './base.ts'

/** Stands in files that need their own address, which differs from site to site: the gateway writes it there. */
const address = '{{base}}'

/** One build of several that make a release: the folder of the release that it fills. */
export type Part = { folder: string; config: Configuration }

/**
 * The builds of the widget, as partners' pages load it.
 * @param directory the widget's folder, with `src/loader/main.ts`, which a partner's page names, and
 *   `src/frame/{main.tsx,frame.html,handoff.ts,handoff.html}`
 */
export function widget(directory: string): Part[] {
  return [
    { folder: widgetFolder, config: frame(directory) },
    { folder: widgetFolder, config: loader(directory) },
  ]
}

/** One script of a fixed name, without a runtime. */
function loader(directory: string): Configuration {
  const config = base(directory)
  return {
    ...config,
    entry: { v1: './src/loader/main.ts' },
    output: { ...config.output, clean: false, filename: '[name].js' },
  }
}

/** Two documents of our own origin: the frame, and the window that takes figures over. */
function frame(directory: string): Configuration {
  const config = base(directory)
  const document = (name: string) =>
    new rspack.HtmlRspackPlugin({
      template: `./src/frame/${name}.html`,
      filename: `${name}.html`,
      chunks: [name],
      publicPath: `${address}/`,
      scriptLoading: 'defer',
      inject: 'head',
      minify: false,
    })
  return {
    ...config,
    entry: { frame: './src/frame/main.tsx', handoff: './src/frame/handoff.ts' },
    output: { ...config.output, uniqueName: 'semaforo_frame' },
    plugins: [...(config.plugins ?? []), document('frame'), document('handoff')],
  }
}
