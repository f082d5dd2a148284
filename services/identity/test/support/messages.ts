import { randomUUID } from 'node:crypto'

/** A message as the contact page sends it, from an address of its own. */
export const aMessage = (changes: object = {}) => ({
  id: randomUUID(),
  name: 'Ana López',
  email: `ana.${randomUUID().slice(0, 8)}@ejemplo.mx`,
  topic: 'question',
  message: '¿Puedo usar las cifras de un trimestre?\nGracias.',
  ...changes,
})
