import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { apiDocuments } from './api-documents.ts'
import { betweenMarks } from './between-marks.ts'
import { deploymentFiles } from './deployment.ts'
import { drawings } from './drawings.ts'
import { environmentTable } from './env-table.ts'
import { problemTable } from './problem-table.ts'

const root = join(import.meta.dirname, '..')

/** Every generated file of the repository, by path, with its expected content. */
export async function generatedDocs(): Promise<Record<string, string>> {
  const withTable = (path: string, name: string, table: string) => ({
    [path]: betweenMarks(readFileSync(join(root, path), 'utf8'), name, table),
  })
  return {
    ...withTable('README.md', 'environment', environmentTable()),
    ...withTable('docs/errores.md', 'problems', problemTable()),
    ...apiDocuments(),
    ...(await drawings()),
    ...deploymentFiles(),
  }
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(await generatedDocs())) writeFileSync(join(root, path), text)
}
