import { describeKills } from './kill-behaviour.ts'

describeKills('embedded', 'serve.ts')
