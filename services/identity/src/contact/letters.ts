import type { contactTopics } from '@semaforo/contracts'
import { type Content, letter } from '../mail/templates.ts'
import type { ContactMessage } from './message.ts'

const topics: Record<(typeof contactTopics)[number], string> = {
  question: 'una duda',
  problem: 'algo que no funciona',
  account: 'una cuenta',
  data: 'datos personales',
  partners: 'ser aliado',
  other: 'otra cosa',
}

const lines = (text: string) => text.split(/\r\n|\r|\n/).filter((line) => line.trim())

/** The message for the operator; an answer to it goes to whoever wrote. The subject has none of the writer's words. */
export function operatorLetter({ name, email, topic, message, userId }: ContactMessage): Content {
  const content = letter(`Mensaje sobre ${topics[topic]}`, {
    title: `Te escriben sobre ${topics[topic]}`,
    paragraphs: [`De: ${name || 'sin nombre'} (${email})`, ...lines(message)],
    closing: userId
      ? `Lo escribió con su sesión iniciada (cuenta ${userId}). Responde a este correo y le llega.`
      : 'Lo escribió sin iniciar sesión: nadie ha comprobado que ese correo sea suyo. Responde a este correo y le llega.',
  })
  return { ...content, replyTo: { name: '', address: email } }
}

/** The copy for the account that wrote. */
export function copyLetter({ topic, message, email }: ContactMessage, replyDays: number): Content {
  return letter('Recibimos tu mensaje', {
    title: 'Recibimos tu mensaje',
    paragraphs: [
      `Te respondemos en ${workingDays(replyDays)} a ${email}. Esto nos escribiste sobre ${topics[topic]}:`,
      ...lines(message),
    ],
    closing: 'Recibes esta copia porque lo escribiste con tu sesión iniciada.',
  })
}

export const workingDays = (days: number): string => (days === 1 ? '1 día hábil' : `${days} días hábiles`)
