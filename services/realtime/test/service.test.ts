import { describeRealtime } from './realtime-behaviour.ts'

describeRealtime('embedded')
