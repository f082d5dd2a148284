import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { embeddedIn } from '../support/services.ts'
import { describeTraces } from '../support/traces-behaviour.ts'

const dataDir = temporaryDirectory()

describeTraces('embedded', () => embeddedIn(dataDir))
