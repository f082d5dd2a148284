import { temporaryDirectory } from '@semaforo/testing/temporary-directory'
import { describeLiveLikes } from '../support/live-likes-behaviour.ts'
import { embeddedIn } from '../support/services.ts'

const dataDir = temporaryDirectory()

describeLiveLikes('embedded', () => embeddedIn(dataDir))
