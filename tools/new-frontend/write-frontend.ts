import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fillTemplate, templates } from '../generate/template.ts'
import { writeFiles } from '../generate/write-files.ts'
import type { Asked } from './read-arguments.ts'

/**
 * Writes a frontend into a checkout: its folder, and its test in the browser.
 * @param asked what nothing speaks against (`whyNot`)
 * @returns the paths of the files written
 */
export function writeFrontend(root: string, { name, path, title }: Asked): string[] {
  const learning = readFileSync(join(root, 'mfe-learning/package.json'), 'utf8')
  const { dependencies } = JSON.parse(learning) as { dependencies: Record<string, string> }
  const values = {
    name,
    path,
    title: JSON.stringify(title),
    documentTitle: JSON.stringify(`${title} · Semáforo PyME`),
    description: JSON.stringify(`${title} en Semáforo PyME.`),
    // All frontends share one version.
    kit: dependencies['@semaforo/frontend-kit'],
    ui: dependencies['@semaforo/ui'],
  }
  const own = globSync('frontend/**/*.txt', { cwd: templates }).map((template) => [
    `mfe-${name}/${template.slice('frontend/'.length, -'.txt'.length)}`,
    fillTemplate(template, values),
  ])
  return writeFiles(root, {
    ...Object.fromEntries(own),
    [`e2e/test/${name}.test.ts`]: fillTemplate('frontend.test.ts.txt', values),
  })
}
