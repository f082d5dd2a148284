import { Counter } from 'prom-client'

const labelNames = ['kind']

export const mailsSent = new Counter({
  name: 'mails_sent_total',
  help: 'Mails accepted by the mail server',
  labelNames,
})

export const mailsGivenUp = new Counter({
  name: 'mails_given_up_total',
  help: 'Mails that will never be sent: rejected permanently, or expired in the queue',
  labelNames,
})
