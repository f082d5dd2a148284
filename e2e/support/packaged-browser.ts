import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

// Relative: with an absolute path Chromium crashes at its first text if the folder is a copy and the original is
// gone.
const fonts =
  '<fontconfig><dir prefix="relative">fonts</dir><cachedir prefix="xdg">fonts-cache</cachedir></fontconfig>'

/** The path of a browser on this machine, and the environment that it needs. */
export type InstalledBrowser = { executablePath: string; env: Record<string, string> }

/**
 * The Chromium that `npm ci` installed, for Linux x64. It is unpacked once, to a temporary folder that is
 * renamed when complete, since several test files may start at the same time. It includes the system libraries
 * that a minimal machine lacks, and one typeface, so that pages render the same everywhere.
 */
export function packagedBrowser(): InstalledBrowser {
  const folder = join(root, 'node_modules/.cache', `chromium-${versionOf('@sparticuz/chromium')}`)
  if (!existsSync(folder)) unpackInto(folder)
  const executablePath = join(folder, 'chromium')
  const env = { FONTCONFIG_FILE: join(folder, 'fonts.conf'), XDG_CACHE_HOME: folder }
  return runs(executablePath)
    ? { executablePath, env }
    : { executablePath, env: { ...env, LD_LIBRARY_PATH: join(folder, 'al2023/lib') } }
}

function unpackInto(folder: string): void {
  mkdirSync(join(folder, '..'), { recursive: true })
  const stage = mkdtempSync(`${folder}-`)
  execFileSync(process.execPath, [join(import.meta.dirname, 'unpack.ts')], {
    env: { ...process.env, TMPDIR: stage, NODE_OPTIONS: '' },
  })
  writeFileSync(join(stage, 'fonts.conf'), fonts)
  try {
    renameSync(stage, folder)
  } catch (error) {
    // Another test file finished first.
    rmSync(stage, { recursive: true })
    if (!existsSync(folder)) throw error
  }
}

function runs(executablePath: string): boolean {
  try {
    execFileSync(executablePath, ['--version'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

function versionOf(name: string): string {
  const text = readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')
  return (JSON.parse(text) as { version: string }).version
}
