import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { instance } from '@viz-js/viz'

const root = join(import.meta.dirname, '..')
const folder = 'docs/drawings'

/** Fill and border colours by class of a box: people, our parts, external systems. */
const looks: Record<string, { fillcolor: string; color: string; fontcolor?: string }> = {
  person: { fillcolor: '#e7ecff', color: '#2446c9' },
  system: { fillcolor: '#2446c9', color: '#2446c9', fontcolor: '#ffffff' },
  frontend: { fillcolor: '#ffffff', color: '#2446c9' },
  service: { fillcolor: '#ffffff', color: '#1b2240' },
  store: { fillcolor: '#fbf7ef', color: '#8c8778' },
  outside: { fillcolor: '#e4dccb', color: '#8c8778' },
}
const font = { fontname: 'Helvetica, Arial, sans-serif', fontsize: 12 }

/** Every drawing of the docs as rendered by Graphviz, by the path of the picture. */
export async function drawings(): Promise<Record<string, string>> {
  const graphviz = await instance()
  const sources = readdirSync(join(root, folder)).filter((file) => file.endsWith('.dot'))
  const picture = (file: string) =>
    graphviz.renderString(styled(readFileSync(join(root, folder, file), 'utf8')), {
      format: 'svg',
      graphAttributes: {
        ...font,
        bgcolor: '#fbf7ef',
        pad: 0.3,
        nodesep: 0.35,
        ranksep: 0.7,
        color: '#8c8778',
      },
      nodeAttributes: { ...font, shape: 'box', style: 'rounded,filled', margin: '0.32,0.12' },
      edgeAttributes: { ...font, fontsize: 11, color: '#5a617a', fontcolor: '#5a617a', arrowsize: 0.7 },
    })
  return Object.fromEntries(
    sources.map((file) => [`${folder}/${file.replace(/dot$/, 'svg')}`, picture(file)]),
  )
}

/** Adds the colours of a node's class. */
function styled(source: string): string {
  return source.replace(/class=(\w+)/g, (_, name: string) => {
    const look = Object.entries(looks[name] ?? {})
    return look.map(([attribute, value]) => `${attribute}="${value}"`).join(' ')
  })
}
