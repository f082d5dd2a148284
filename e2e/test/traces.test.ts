import { temporaryDirectory } from '../../packages/service-kit/test/temporary-directory.ts'
import { embeddedIn } from '../support/services.ts'
import { describeTraces } from '../support/traces-behaviour.ts'

const dataDir = temporaryDirectory()

describeTraces('embedded', () => embeddedIn(dataDir))
