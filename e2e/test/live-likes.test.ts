import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { describeLiveLikes } from '../support/live-likes-behaviour.ts'
import { embeddedIn } from '../support/services.ts'

jest.setTimeout(30_000)

const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-likes-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describeLiveLikes('embedded', () => embeddedIn(dataDir))
