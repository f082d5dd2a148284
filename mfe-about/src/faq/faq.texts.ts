export type Entry = {
  question: string
  /** In paragraphs. */
  answer: readonly string[]
  link?: { href: string; label: string }
}

type Texts = {
  title: string
  /** For search engines: the same as in `frontend.json`. */
  description: string
  lead: string
  groups: readonly { title: string; entries: readonly Entry[] }[]
}

/** The questions and their answers, which have to stay true of the product. */
export const texts: Texts = {
  title: 'Preguntas frecuentes',
  description:
    'Qué significa tu semáforo, qué tan cierto es, cuánto cuesta, quién ve tus cifras y cómo eliminas tu cuenta: respuestas claras sobre Semáforo PyME.',
  lead: 'Lo que casi todos quieren saber antes de escribir sus números.',
  groups: [
    {
      title: 'El semáforo',
      entries: [
        {
          question: '¿Qué significa el color de mi semáforo?',
          answer: [
            'Verde: tu puntaje pasa de 70 y tus cifras no se parecen a las de empresas que quebraron. Rojo: tu puntaje es de 70 o menos y además sí se parecen. Amarillo: una de las dos lecturas te va bien y la otra no, así que hay algo que revisar.',
            'Si falta alguna de las dos lecturas no prendemos ninguna luz: es mejor no decir nada que adivinar.',
          ],
        },
        {
          question: '¿De dónde sale mi puntaje?',
          answer: [
            'De once razones financieras, es decir, comparaciones entre tus cifras: lo que tienes contra lo que debes, lo que vendes contra lo que te cuesta, los días que tarda tu inventario. Cada una suma puntos hasta un total de 100, y el análisis te enseña cuántos sumó cada una y qué hacer con la más débil.',
            'Menos de 40 puntos es «Riesgo de quiebra», de 40 a 70 «Empresa estable» y más de 70 «Empresa saludable».',
          ],
        },
        {
          question: '¿Qué tan cierto es el riesgo que me muestran?',
          answer: [
            'Es una señal, no una sentencia. El modelo aprendió con empresas de Polonia y de Estados Unidos, porque no encontramos datos públicos de negocios mexicanos: no ha visto a ninguno.',
            'Al medirlo con empresas que no conocía, encontró a unas tres de cada cuatro que quebraron. También señaló a muchas que siguieron: de cada siete señaladas, seis no quebraron.',
          ],
          link: { href: '/modelo', label: 'Cómo se hizo el modelo y qué tan seguido acierta' },
        },
        {
          question: '¿Qué cifras necesito y de qué periodo?',
          answer: [
            'Diez: están en tu balance general y en tu estado de resultados, o las tiene tu contador. Lo normal es un año completo. Si tus ventas y costos son de menos meses, elige cuántos en el formulario y hacemos la cuenta.',
            'Cada cifra tiene su ayuda con un ejemplo, y puedes pegar las diez de una vez desde tu hoja de cálculo.',
          ],
          link: { href: '/minegocio', label: 'Hacer mi diagnóstico' },
        },
        {
          question: '¿Sustituye a mi contador?',
          answer: [
            'No. El diagnóstico orienta y te ayuda a preguntar mejor, pero quien conoce tu negocio es tu contador. Tampoco sirve para decidir un crédito ni para juzgar a otra empresa.',
          ],
        },
      ],
    },
    {
      title: 'Tu cuenta y tus datos',
      entries: [
        {
          question: '¿Cuánto cuesta?',
          answer: [
            'Nada. Los temas, las lecciones y los roadmaps se ven sin cuenta. El diagnóstico también lo puedes probar sin cuenta; para guardarlo y ver cómo cambia necesitas una, que es gratis.',
          ],
          link: { href: '/register', label: 'Crear cuenta gratis' },
        },
        {
          question: '¿Dónde se guardan mis cifras y quién las ve?',
          answer: [
            'Se guardan en tu cuenta, en el servidor de este sitio, cada vez que calculas un diagnóstico. En el sitio solo tú puedes abrirlas: ni otros usuarios ni los administradores tienen una pantalla para verlas. No las compartimos ni las vendemos.',
            'Mientras llenas el formulario, lo que escribes se queda en tu navegador y se borra de ahí cuando cierras tu sesión.',
          ],
        },
        {
          question: '¿Puedo descargar todo lo que guardan de mí?',
          answer: [
            'Sí: en tu perfil, en «Seguridad», está «Descargar mis datos». Es un archivo con tu cuenta, lo que te gusta, lo que aprendiste y tus diagnósticos.',
          ],
        },
        {
          question: '¿Qué guardan de mí, y hasta cuándo?',
          answer: [
            'El aviso de privacidad lo dice dato por dato: qué es, para qué y cuándo se borra, también lo que se queda en tu navegador y cómo usar tus derechos.',
          ],
          link: { href: '/privacidad', label: 'Leer el aviso de privacidad' },
        },
        {
          question: '¿Cómo hablo con una persona?',
          answer: [
            'Escríbenos en Contacto, con cuenta o sin ella. Lo lee quien opera el sitio, y la página dice en cuántos días te responde.',
          ],
          link: { href: '/contact', label: 'Escribir un mensaje' },
        },
        {
          question: '¿Me van a llenar el correo?',
          answer: [
            'No. Te escribimos lo que tu cuenta necesita: un código, un enlace o el aviso de un cambio. Si tú lo activas, además un correo al mes con la luz de tu último diagnóstico y su fecha, sin tus cifras, el día que elijas.',
            'Ese correo trae un enlace para dejar de recibirlo con un toque y sin iniciar sesión.',
          ],
          link: { href: '/pulso', label: 'Elegir el día de mi pulso mensual' },
        },
        {
          question: '¿Cómo elimino mi cuenta?',
          answer: [
            'En tu perfil, al final de «Seguridad». Se cierra en todos tus dispositivos y ya no se puede entrar con ella.',
            'Lo que tenía se guarda 90 días. En ese tiempo, si intentas entrar, te mandamos un enlace por correo: con él la retomas como estaba o la borras ya. Después se borra para siempre, con lo que te gusta, lo que aprendiste y tus diagnósticos.',
            'Si no quieres esperar, marca «Borrar ya todos mis datos» al eliminarla.',
          ],
          link: { href: '/profile/delete', label: 'Eliminar mi cuenta' },
        },
        {
          question: '¿Por qué me piden un código al registrarme?',
          answer: [
            'Para saber que el correo es tuyo: con él recuperas tu contraseña. El código tiene 5 letras o números, sirve una vez y dura 10 minutos. Si no llega, revisa el correo no deseado o pide otro después de un minuto.',
          ],
        },
        {
          question: 'Olvidé mi contraseña, ¿qué hago?',
          answer: [
            'Escribe tu correo y te mandamos un enlace para elegir otra. Sirve una sola vez y dura 30 minutos. Por seguridad decimos lo mismo tenga cuenta o no ese correo.',
          ],
          link: { href: '/forgot-password', label: 'Recuperar mi contraseña' },
        },
      ],
    },
    {
      title: 'El PDF',
      entries: [
        {
          question: '¿Puedo enseñarle mi resultado a alguien?',
          answer: [
            'Sí: con «Descargar PDF» tienes tu semáforo, tu puntaje, tus indicadores y tus cifras en un archivo. Con «Compartir» das una imagen o una hoja sin montos, y los montos solo si marcas que es para tu contador. Tú decides a quién se lo das; nosotros no se lo mandamos a nadie.',
          ],
        },
      ],
    },
    {
      title: 'Aprender',
      entries: [
        {
          question: '¿Qué es un roadmap?',
          answer: [
            'Una ruta corta: varios temas en el orden en que conviene verlos para entender un asunto completo, como cobrar a tiempo o ponerle precio a lo que vendes.',
          ],
          link: { href: '/roadmaps', label: 'Ver los roadmaps' },
        },
        {
          question: '¿Para qué sirven los corazones?',
          answer: [
            'Marcan los temas y roadmaps que te interesan, para encontrarlos rápido y para recomendarte roadmaps que comparten esos temas. Junto a cada tema se ve a cuántas personas con cuenta les gusta, nunca a quiénes.',
            'Sin cuenta se guardan solo en este navegador. Cuando entras a tu cuenta te preguntamos si quieres pasarlos a ella.',
          ],
        },
        {
          question: '¿Cómo sé cuánto llevo aprendido?',
          answer: [
            'Al final de la página de cada tema hay tres preguntas cortas. Si las contestas bien, el tema queda como aprendido; si te equivocas, te decimos por qué y en qué parte de la lección está la respuesta.',
            'Cada roadmap dice cuántos de sus temas llevas y sigue donde te quedaste. Sin cuenta tu avance se guarda en este navegador; con cuenta te sigue a todas partes.',
          ],
        },
        {
          question: '¿Por qué a veces no aparecen videos nuevos?',
          answer: [
            'Cuando los videos vienen de YouTube, hay un número limitado de búsquedas al día. Si se acaban te enseñamos los de la última búsqueda y te lo decimos. El reproductor no se carga hasta que eliges un video.',
          ],
        },
      ],
    },
  ],
}
