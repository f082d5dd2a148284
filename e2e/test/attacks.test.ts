import { openEmbeddedPlatform } from '@semaforo/service-kit'
import { describeAttacks } from '../support/attacks-behaviour.ts'

describeAttacks('embedded', (dataDir) => openEmbeddedPlatform({ dataDir }))
