import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDocuments } from './api-documents.ts'
import { betweenMarks } from './between-marks.ts'
import { deploymentFiles } from './deployment.ts'
import { environmentTable } from './env-table.ts'
import { modelCardModule } from './model-card.ts'
import { problemTable } from './problem-table.ts'

const root = join(import.meta.dirname, '..')

/** Every generated file of the repository, by path, with its expected content. */
export function generatedDocs(): Record<string, string> {
  const withTable = (path: string, name: string, table: string) => ({
    [path]: betweenMarks(readFileSync(join(root, path), 'utf8'), name, table),
  })
  return {
    ...withTable('docs/settings.md', 'environment', environmentTable()),
    ...withTable('docs/errores.md', 'problems', problemTable()),
    'docs/summaries.md': withExamples('docs/summaries.md'),
    'mfe-about/src/model/model-card.ts': modelCardModule(),
    ...apiDocuments(),
    ...deploymentFiles(),
  }
}

/** A page with the code of its examples. */
function withExamples(path: string): string {
  const files = { javascript: 'verify-summary.mjs', python: 'verify-summary.py', php: 'verify-summary.php' }
  return Object.entries(files).reduce(
    (page, [language, file]) => {
      const code = readFileSync(join(root, 'docs/examples', file), 'utf8').trim()
      return betweenMarks(page, file, `\`\`\`${language}\n${code}\n\`\`\``)
    },
    readFileSync(join(root, path), 'utf8'),
  )
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(generatedDocs())) writeFileSync(join(root, path), text)
}
