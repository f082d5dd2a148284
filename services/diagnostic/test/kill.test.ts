import { describeKills } from './kill-behaviour.ts'

describeKills('embedded', 'embedded')
