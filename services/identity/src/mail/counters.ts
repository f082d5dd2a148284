import { Counter } from 'prom-client'

const labelNames = ['kind']

export const mailsSent = new Counter({
  name: 'mails_sent_total',
  help: 'Mails that the mail server took',
  labelNames,
})

export const mailsGivenUp = new Counter({
  name: 'mails_given_up_total',
  help: 'Mails that will never leave: the mail server refused them for good, or took none for too long',
  labelNames,
})
