import { email, passwordFits } from '@semaforo/contracts'
import { neededInProduction, processConfig, publicUrlNeeded, wholeNumber } from '@semaforo/service-kit'
import { z } from 'zod'

const smtp = 'escribe la dirección del servidor de correo, por ejemplo smtp://usuario:clave@servidor:587.'
const sender = 'escribe un remitente, por ejemplo Semáforo PyME <hola@semaforo.example>.'
const adminPassword =
  'escribe una contraseña de 8 a 128 caracteres con minúscula, mayúscula, número y carácter especial.'

const mailAddress = z
  .string()
  .refine((value) => email.safeParse(value).success, 'escribe un correo válido.')
  .transform((value) => value.toLowerCase())
const line = z.string().trim().min(1).max(300)

const settings = processConfig.pick({ DATA_DIR: true, NODE_ENV: true, PORT: true, PUBLIC_URL: true }).extend({
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: smtp })
    .optional()
    .describe(
      'Mail server, which has to offer TLS unless it is on this machine or the address ends in `?requireTLS=false`; without it each mail is a file under DATA_DIR/mail for 30 days, shown at /correo.',
    ),
  MAIL_FROM: z
    .string()
    .regex(/^[^\p{Cc}<>]*<[^\p{Cc}<>\s@]+@[^\p{Cc}<>\s@]+>$/u, sender)
    .default('Semáforo PyME <no-responder@semaforo.example>')
    .describe('Who the mails are from.'),
  REGISTRATION_MAILS_PER_HOUR: wholeNumber(1, 100_000)
    .default(100)
    .describe(
      'How many registrations one network may begin in an hour, and how many codes it may ask for again: each sends a mail.',
    ),
  REGISTRATION_FAILURES_PER_HOUR: wholeNumber(1, 100_000)
    .default(100)
    .describe('How many wrong codes one network may try in an hour; finished registrations do not count.'),
  PULSE_SWEEP_SECONDS: wholeNumber(1, 3_600)
    .default(600)
    .describe(
      'How often the monthly mails that are due are looked for, from nine in the morning in Mexico City.',
    ),
  AUDIT_KEEP_DAYS: wholeNumber(30, 36_500)
    .default(730)
    .describe(
      'How long entries of the audit trail are kept; their copy in the log of events goes with the other events.',
    ),
  CONTACT_EMAIL: mailAddress
    .optional()
    .describe(
      'Where the messages of the contact page go, shown to everybody; `ADMIN_EMAIL`, not shown, unless set.',
    ),
  CONTACT_REPLY_DAYS: wholeNumber(1, 20)
    .default(3)
    .describe('Working days in which the contact page promises an answer.'),
  OPERATOR_NAME: line
    .optional()
    .describe('Who operates the site and answers for its data, in the privacy notice.'),
  OPERATOR_ADDRESS: line.optional().describe('Postal address of the operator, in the privacy notice.'),
  ADMIN_EMAIL: mailAddress
    .optional()
    .describe('The first admin: created, or promoted where the account exists, at start.'),
  ADMIN_PASSWORD: z
    .string()
    .refine(passwordFits, adminPassword)
    .optional()
    .describe('Password of that account when it is created; never changes an existing one.'),
})

export const identityConfig = neededInProduction(settings, {
  ...publicUrlNeeded,
  SMTP_URL:
    'con NODE_ENV=production escribe la dirección del servidor de correo, por ejemplo smtp://usuario:clave@servidor:587.',
})
export type IdentityConfig = z.infer<typeof identityConfig>
