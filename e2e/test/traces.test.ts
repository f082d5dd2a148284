import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import { embeddedIn } from '../support/services.ts'
import { describeTraces } from '../support/traces-behaviour.ts'

jest.setTimeout(60_000)

const dataDir = mkdtempSync(join(tmpdir(), 'semaforo-traces-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

describeTraces('embedded', () => embeddedIn(dataDir))
