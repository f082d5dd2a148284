import type { Examples } from '../example.ts'

const email = 'ana@correo.mx'

/** Messages to whoever operates the site. */
export const contactExamples: Examples = {
  readOperator: {
    answer: { open: true, replyDays: 3, name: 'Fundación Números Claros', email: 'hola@numeros.mx' },
  },
  sendMessage: {
    body: {
      id: '3f0c1a52-7d6b-4b0e-9a55-0c2f6f1f8a10',
      name: 'Ana Paz',
      email,
      topic: 'question',
      message: '¿Puedo usar las cifras de un trimestre en lugar de un año?',
    },
    answer: { message: `Te respondemos en 3 días hábiles a ${email}.`, copyTo: email },
  },
}
