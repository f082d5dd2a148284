import { type contactTopics, messageLength } from '@semaforo/contracts'

type Topic = (typeof contactTopics)[number]

const topics: Record<Topic, string> = {
  question: 'Una duda',
  problem: 'Algo no funciona',
  account: 'Mi cuenta',
  data: 'Mis datos personales',
  partners: 'Quiero ser aliado',
  other: 'Otra cosa',
}

/** The texts of /contact. */
export const texts = {
  title: 'Contacto',
  lead: (days: string) => `Lo lee quien opera este sitio y te responde por correo en ${days}.`,
  leadUnknown: 'Lo lee quien opera este sitio y te responde por correo.',
  first: { text: 'Quizá ya está contestado:', link: 'mira las preguntas frecuentes' },
  byMail: 'También puedes escribir desde tu correo a',
  fields: {
    name: 'Tu nombre (opcional)',
    email: 'Tu correo',
    emailHint: 'A este correo te respondemos.',
    topic: '¿De qué se trata?',
    message: 'Tu mensaje',
    messageHint: 'No escribas contraseñas ni códigos: nunca te los vamos a pedir.',
    count: (length: number) =>
      `${length.toLocaleString('es-MX')} de ${messageLength.max.toLocaleString('es-MX')} caracteres`,
    link: 'Deja esto vacío',
  },
  topics,
  send: 'Enviar mensaje',
  kept: 'Tu texto sigue aquí.',
  withheld: {
    text: 'Tu sesión terminó, y guardamos lo que escribías: no cierres esta pestaña.',
    link: 'Entra otra vez y lo recuperas',
  },
  help: 'Qué pasó y qué hacer (en otra pestaña)',
  failed: 'No pudimos enviar tu mensaje.',
  privacy: { text: 'Lo que escribes se guarda 30 días.', link: 'Aviso de privacidad' },
  sent: {
    title: 'Recibimos tu mensaje',
    copy: (email: string) => `Te mandamos una copia a ${email}.`,
    noCopy:
      'Esto nos escribiste. Cópialo si lo quieres conservar: sin una cuenta no mandamos copias, para que nadie use este formulario para escribirle a otra persona.',
    another: 'Escribir otro mensaje',
  },
  closed: {
    title: 'Este sitio todavía no recibe mensajes',
    text: 'Quien lo opera no ha dicho a dónde deben llegar, y no queremos que escribas algo que nadie va a leer. Mientras tanto:',
    ways: [
      { href: '/FAQ', label: 'Lee las preguntas frecuentes' },
      { href: '/forgot-password', label: 'Recupera tu contraseña' },
      { href: '/profile/security', label: 'Descarga tus datos o elimina tu cuenta en tu perfil' },
    ],
  },
  withoutScript: {
    text: 'Para enviar el formulario tu navegador necesita JavaScript: actívalo y vuelve a cargar la página.',
    orMail: 'O escribe desde tu correo a',
  },
}
