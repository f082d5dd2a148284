import { describeProgress } from './progress-behaviour.ts'

describeProgress('embedded')
