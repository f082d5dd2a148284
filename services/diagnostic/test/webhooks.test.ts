import { describeWebhooks } from './webhook-behaviour.ts'

describeWebhooks('embedded')
