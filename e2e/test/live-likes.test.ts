import { temporaryDirectory } from '../../packages/service-kit/test/temporary-directory.ts'
import { describeLiveLikes } from '../support/live-likes-behaviour.ts'
import { embeddedIn } from '../support/services.ts'

const dataDir = temporaryDirectory()

describeLiveLikes('embedded', () => embeddedIn(dataDir))
