import { describeWidget } from './widget-behaviour.ts'

describeWidget('embedded')
