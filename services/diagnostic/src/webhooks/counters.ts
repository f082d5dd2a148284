import { Counter } from 'prom-client'

export const webhooksDelivered = new Counter({
  name: 'webhooks_delivered_total',
  help: "Shared results that partners' servers accepted",
})

export const webhooksGivenUp = new Counter({
  name: 'webhooks_given_up_total',
  help: "Shared results that a partner's server did not accept within a day, or never will",
})
