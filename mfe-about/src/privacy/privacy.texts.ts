/** Kept on the server: what, what for, and how long. */
export type Kept = { what: string; why: string; until: string }

/** The texts of /privacidad, which have to stay true of the product. */
export const texts = {
  title: 'Aviso de privacidad',
  updated: 'Última actualización: 26 de noviembre de 2026',
  lead: 'Qué guardamos de ti, para qué y hasta cuándo. No vendemos tus datos, no los usamos para publicidad y no hay programas de terceros que te sigan por el sitio.',
  who: {
    title: 'Quién es responsable',
    named: (name: string) => `${name} opera este sitio y es responsable de tus datos.`,
    unnamed: 'Quien opera este sitio es responsable de tus datos. Todavía no ha escrito aquí su nombre.',
    address: (address: string) => `Domicilio: ${address}.`,
    noAddress: 'Tampoco ha escrito un domicilio: si lo necesitas, pídelo.',
    email: 'Correo:',
    form: 'Para cualquier asunto de tus datos',
    formLink: 'escríbenos en Contacto',
    closed:
      'Por ahora tampoco recibe mensajes desde el sitio. Lo que puedes hacer sin nadie está en tu perfil.',
  },
  kept: {
    title: 'Qué guardamos en el servidor',
    lead: 'Todo está en el servidor donde se opera este sitio.',
    what: 'Qué',
    why: 'Para qué',
    until: 'Hasta cuándo',
    rows: [
      {
        what: 'Tu cuenta: nombre, apellidos, correo y la fecha en que la creaste. De tu contraseña solo una huella (argon2id), con la que nadie puede saber cuál es.',
        why: 'Para que entres y te reconozcamos.',
        until:
          'Mientras exista tu cuenta. Al eliminarla queda cerrada, y 90 días después se borra con lo que tenía; antes, si lo eliges al eliminarla o con el enlace que mandamos a tu correo, o si un administrador la elimina para siempre.',
      },
      {
        what: 'Tus diagnósticos: las diez cifras que envías, su resultado, el día y, si lo escribes, el nombre de tu negocio y el mes de tus cifras.',
        why: 'Para mostrarte tu semáforo y tu historial.',
        until: 'Hasta que borras cada uno en tu historial, o se borra tu cuenta.',
      },
      {
        what: 'Los temas y roadmaps que te gustan, y los temas que ya aprendiste.',
        why: 'Para mostrarlos y recomendarte otros.',
        until: 'Hasta que los quitas, o se borra tu cuenta.',
      },
      {
        what: 'El color de tus últimos cinco diagnósticos, su porqué en una frase y su fecha, junto a tu cuenta, aunque no actives el pulso mensual.',
        why: 'Para que el correo del pulso diga tu semáforo desde el día en que lo actives.',
        until: 'Hasta que borras el diagnóstico, lo desplazan otros más nuevos o se borra tu cuenta.',
      },
      {
        what: 'El pulso mensual, si lo activaste: el día que elegiste.',
        why: 'Para escribirte una vez al mes. Solo si tú lo activas: no hace falta para usar el sitio.',
        until: 'Hasta que lo desactivas o se borra tu cuenta.',
      },
      {
        what: 'Tus sesiones: el navegador y el sistema (por ejemplo, Chrome en Windows) y cuándo las usaste.',
        why: 'Para que veas dónde está abierta tu cuenta y puedas cerrarla.',
        until: '30 días desde que inicias cada una, o hasta que la cierras.',
      },
      {
        what: 'Intentos de entrar: una huella de tu correo y de las redes desde donde se intentó.',
        why: 'Para frenar a quien prueba contraseñas.',
        until: 'Los intentos, un día; las redes desde donde sí entraste, 90 días desde la última vez.',
      },
      {
        what: 'Registros y recuperaciones sin terminar: el correo que se escribió.',
        why: 'Para mandar el código o el enlace.',
        until: 'Hasta 25 horas.',
      },
      {
        what: 'La bitácora: qué pasó con cada cuenta (entrar, cambiar la contraseña, cambiar un rol) con un identificador y una huella de la red; sin nombre, correo ni cifras.',
        why: 'Para investigar un acceso que no fue tuyo.',
        until:
          'Dos años, si quien opera el sitio no fija otro plazo; la copia en el registro de eventos, 30 días. Cuando se borra tu cuenta, nada une ya ese identificador contigo.',
      },
      {
        what: 'Los mensajes que nos mandas: tu nombre si lo escribes, tu correo, el asunto y el texto.',
        why: 'Para responderte.',
        until:
          '30 días en el servidor, o menos si se borra tu cuenta. En el buzón de quien los lee, lo que dure el asunto.',
      },
      {
        what: 'Los correos que te enviamos, mientras salen.',
        why: 'Para que lleguen aunque el servidor de correo falle un rato.',
        until: 'Hasta 3 días. Donde no hay servidor de correo se guardan 30 días en un archivo.',
      },
      {
        what: 'Tu dirección de internet (IP).',
        why: 'Para contestarte y para que nadie sature el sitio: contamos peticiones.',
        until: 'Los contadores duran de un minuto a un día. No la escribimos en el registro del sitio.',
      },
      {
        what: 'Lo que se busca en los videos, sin decir quién lo buscó.',
        why: 'Para no preguntarlo dos veces.',
        until: '30 días.',
      },
    ] satisfies Kept[],
  },
  money:
    'Tus cifras pueden ser datos patrimoniales. Llegan al servidor en dos casos: cuando calculas un diagnóstico con tu cuenta, y cuando aceptas compartir tu resultado con un aliado. Al compartir, el servidor recibe las diez, las vuelve a calcular y firma el resultado; no las guarda: solo queda una hora una huella de ellas, para reconocer si pides lo mismo otra vez. Mientras no hagas ninguna de las dos cosas, se calculan en tu navegador y no salen de él.',
  browser: {
    title: 'Qué se queda en tu navegador',
    lead: 'No hay cookies de publicidad ni de estadística. Esto es todo lo que el sitio guarda en tu dispositivo, con el nombre que tiene ahí:',
  },
  shared: {
    title: 'Con quién se comparte',
    items: [
      'Con nadie para vender, anunciar o calificarte.',
      'El servidor de correo recibe tu correo y lo que te escribimos, porque es quien lo entrega.',
      'Si reproduces un video de YouTube, tu navegador se lo pide a youtube-nocookie.com, y Google recibe tu dirección de internet. Las lecciones nuestras no salen de este sitio. La búsqueda de videos la hace nuestro servidor, sin decir quién eres.',
      'Un aliado recibe cuatro datos (el color, la banda del puntaje, la banda de riesgo y la fecha) solo si haces el diagnóstico en su página y aceptas compartirlos. Tus cifras, nunca.',
      'Una autoridad, si la ley lo ordena.',
    ],
  },
  rights: {
    title: 'Tus derechos y cómo usarlos',
    lead: 'Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso (derechos ARCO), y retirar tu consentimiento. Casi todo lo haces tú, al momento y gratis:',
    items: [
      {
        right: 'Acceder',
        text: '«Descargar mis datos» te da un archivo con todo lo que guardamos de ti.',
        href: '/profile/security',
        link: 'Seguridad, en tu perfil',
      },
      {
        right: 'Rectificar',
        text: 'Cambia tu nombre o tu contraseña. Para cambiar el correo, escríbenos.',
        href: '/profile/edit',
        link: 'Editar, en tu perfil',
      },
      {
        right: 'Cancelar',
        text: 'Borra cada diagnóstico en tu historial, o elimina tu cuenta: se cierra en todas partes, y 90 días después se borra con todo lo que tenía. Al eliminarla puedes elegir que se borre ya.',
        href: '/profile/delete',
        link: 'Eliminar cuenta',
      },
      {
        right: 'Oponerte',
        text: 'Apaga el pulso mensual en tu perfil, o con el enlace de cada correo.',
        href: '/pulso',
        link: 'Pulso mensual',
      },
    ],
    ask: (days: string) =>
      `Lo que no puedas hacer ahí, pídelo desde el correo de tu cuenta: así sabemos que eres tú. Te respondemos en ${days}, y la ley nos da 20 días hábiles como máximo.`,
    askUnknown:
      'Lo que no puedas hacer ahí, pídelo desde el correo de tu cuenta: así sabemos que eres tú. La ley nos da 20 días hábiles como máximo para responderte.',
    askLink: 'Pedir algo sobre mis datos',
    authority:
      'Si no te respondemos, o no como debe ser, puedes acudir a la Secretaría Anticorrupción y Buen Gobierno, que vigila la Ley Federal de Protección de Datos Personales en Posesión de los Particulares.',
  },
  changes: {
    title: 'Si esto cambia',
    text: 'Lo escribimos en esta página, con su fecha. Si un cambio necesita tu permiso, te lo pedimos antes.',
  },
}
