import { openEmbeddedPlatform } from '@semaforo/platform'
import { describeAttacks } from '../support/attacks-behaviour.ts'

describeAttacks('embedded', (dataDir) => openEmbeddedPlatform({ dataDir }))
