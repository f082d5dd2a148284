import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import type { Configuration } from '@rspack/core'
import { rspack } from '@rspack/core'
import { widgetFolder } from '@semaforo/contracts'
import { base } from './base.ts'
import { leanFederation } from './lean-federation.ts'
import { ownChunks } from './own-chunks.ts'

/** Stands in files that need their own address, which differs from site to site: the gateway writes it there. */
const address = '{{base}}'

/** One build of several that make a release: the folder of the release that it fills. */
export type Part = { folder: string; config: Configuration }

/**
 * The builds of a frontend's widget, as partners' pages load it.
 * @param directory the frontend's folder, with `src/widget/{main.tsx,frame.html,handoff.ts,handoff.html,remote.tsx}`
 * @param loader the script that a partner's page names
 */
export function widget(directory: string, loader: string): Part[] {
  return [
    { folder: widgetFolder, config: frame(directory) },
    { folder: widgetFolder, config: script(directory, loader) },
    { folder: `${widgetFolder}/remote`, config: container(directory) },
  ]
}

/** One script of a fixed name, without a runtime. */
function script(directory: string, entry: string): Configuration {
  const config = base(directory)
  return {
    ...config,
    entry: { v1: entry },
    output: { ...config.output, clean: false, filename: '[name].js' },
  }
}

/** Two documents of our own origin: the frame, and the window that takes figures over. */
function frame(directory: string): Configuration {
  const config = base(directory)
  const document = (name: string) =>
    new rspack.HtmlRspackPlugin({
      template: `./src/widget/${name}.html`,
      filename: `${name}.html`,
      chunks: [name],
      publicPath: `${address}/`,
      scriptLoading: 'defer',
      inject: 'head',
      minify: false,
    })
  return {
    ...config,
    entry: { frame: './src/widget/main.tsx', handoff: './src/widget/handoff.ts' },
    output: { ...config.output, uniqueName: 'semaforo_frame' },
    plugins: [...(config.plugins ?? []), document('frame'), document('handoff')],
  }
}

/** A container for pages of other makers: it takes their React, and brings all the rest. */
function container(directory: string): Configuration {
  const config = leanFederation(base(directory))
  const { uniqueName, plugin } = ownChunks('semaforo_widget')
  const theirs = { singleton: true, import: false, requiredVersion: '^19.0.0', strictVersion: true } as const
  return {
    ...config,
    entry: {},
    output: { ...config.output, uniqueName, publicPath: `${address}/remote/` },
    module: {
      ...config.module,
      rules: [
        ...(config.module?.rules ?? []),
        {
          test: /[\\/]ui[\\/]src[\\/](tokens|base)\.css$/,
          loader: fileURLToPath(new URL('scope-styles.js', import.meta.url)),
        },
      ],
    },
    plugins: [
      ...(config.plugins ?? []),
      plugin,
      new ModuleFederationPlugin({
        name: 'semaforo_widget',
        filename: 'remoteEntry.js',
        exposes: { './widget': join(directory, 'src/widget/remote.tsx') },
        shared: { react: theirs, 'react-dom': theirs },
        manifest: false,
        dts: false,
      }),
    ],
  }
}
