/** What the site keeps in a browser: its name there, what it is, and when it goes. */
export type StoredData = { name: string; what: string; until: string }

const signOut = 'Hasta que cierras tu sesión.'
/** Of work that the server has not received yet. */
const received =
  'Hasta que llegan o cierras tu sesión. Si termina sin que la cierres, esperan a que vuelvas a entrar.'
const tab = 'Hasta que cierras la pestaña.'

/** A test holds this list against the source: a name that is not here fails it. */
export const storedData: readonly { where: string; items: readonly StoredData[] }[] = [
  {
    where: 'Cookies',
    items: [
      {
        name: 'semaforo_refresh',
        what: 'Mantiene tu sesión abierta. Ninguna página la puede leer.',
        until: '30 días desde que inicias sesión, o hasta que la cierras.',
      },
      {
        name: 'semaforo_session',
        what: 'Dice que este navegador tiene una sesión, por si se borra lo demás. No abre nada.',
        until: '30 días desde que inicias sesión, o hasta que la cierras.',
      },
      {
        name: 'semaforo_browser',
        what: 'Recuerda que en este navegador ya se inició sesión, para que nadie te deje fuera probando contraseñas.',
        until: 'Un año desde tu último inicio de sesión.',
      },
      {
        name: 'reparto',
        what: 'Un número del 0 al 99, solo mientras probamos una versión nueva de una parte del sitio: así ves siempre la misma.',
        until: 'Un año.',
      },
    ],
  },
  {
    where: 'Almacenamiento del navegador',
    items: [
      { name: 'semaforo.user', what: 'Tu nombre, tu correo y tu rol, para mostrarlos.', until: signOut },
      {
        name: 'semaforo.token',
        what: 'El permiso de tu sesión, que vence a los 15 minutos y se renueva.',
        until: signOut,
      },
      {
        name: 'semaforo.session-ended',
        what: 'Que tu sesión terminó sin que la cerraras aquí, para decírtelo.',
        until: 'Hasta que vuelves a entrar.',
      },
      {
        name: 'semaforo.preferences',
        what: 'Los temas y roadmaps que te gustan.',
        until:
          'Los de tu cuenta, hasta que cierras tu sesión; los que marcaste sin cuenta, hasta que borras los datos del sitio.',
      },
      {
        name: 'semaforo.personal.diagnostic-draft.',
        what: 'Las cifras que estás escribiendo con tu sesión iniciada: las de cada pestaña, y las de las últimas cinco que cerraste.',
        until: signOut,
      },
      {
        name: 'semaforo.tab',
        what: 'Un número al azar que distingue esta pestaña, para no mezclar sus cifras con las de otra.',
        until: tab,
      },
      {
        name: 'semaforo.personal.diagnostic-plausible',
        what: 'Qué avisos sobre tus cifras ya contestaste.',
        until: signOut,
      },
      {
        name: 'semaforo.personal.business',
        what: 'Cuál de tus negocios viste al último, para abrirlo al volver.',
        until: signOut,
      },
      {
        name: 'semaforo.personal.business-names',
        what: 'Los nombres de negocio que escribiste para compartir tus diagnósticos.',
        until: signOut,
      },
      {
        name: 'semaforo.personal.lessons',
        what: 'Las lecciones que ya viste, para marcarlas y ofrecerte la que sigue.',
        until: signOut,
      },
      {
        name: 'semaforo.lessons',
        what: 'Las lecciones que viste sin cuenta.',
        until: 'Hasta que borras los datos del sitio.',
      },
      {
        name: 'semaforo.waiting.*.outbox.learning.progress',
        what: 'Los temas que aprendiste y esperan a llegar a tu cuenta.',
        until: received,
      },
      {
        name: 'semaforo.progress',
        what: 'Los temas que aprendiste sin cuenta.',
        until: 'Hasta que los pasas a tu cuenta o borras los datos del sitio.',
      },
      { name: 'semaforo.personal.plan-steps', what: 'Los pasos de tu plan que marcaste.', until: signOut },
      {
        name: 'semaforo.waiting.*.outbox.diagnostic.',
        what: 'Los diagnósticos que calculaste sin conexión y esperan a enviarse.',
        until: received,
      },
      {
        name: 'semaforo.waiting.*.outbox.learning.likes',
        what: 'Los «me gusta» que esperan a llegar a tu cuenta.',
        until: received,
      },
      {
        name: 'semaforo.registration',
        what: 'Tu nombre y tu correo, mientras tu registro espera su código. Sin la contraseña.',
        until: 'Hasta que lo terminas o lo corriges; después de una hora ya no se usa.',
      },
      {
        name: 'semaforo.declined-likes',
        what: 'Que no quisiste pasar a tu cuenta lo que te gustaba y aprendiste sin ella.',
        until: 'Hasta que borras los datos del sitio.',
      },
      {
        name: 'semaforo.theme',
        what: 'Si elegiste el tema claro u oscuro.',
        until: 'Hasta que borras los datos del sitio.',
      },
      {
        name: 'semaforo.narration',
        what: 'Si quieres escuchar las lecciones.',
        until: 'Hasta que lo apagas o borras los datos del sitio.',
      },
      {
        name: 'semaforo.form-view',
        what: 'Si en el teléfono llenas tus cifras paso a paso o todas juntas.',
        until: 'Hasta que borras los datos del sitio.',
      },
      {
        name: 'semaforo.widget-draft.',
        what: 'Las cifras que escribes en la página de un aliado.',
        until: tab,
      },
      { name: 'semaforo.guest-draft', what: 'Las cifras que escribes sin cuenta.', until: tab },
      {
        name: 'semaforo.guest-plausible',
        what: 'Qué avisos sobre esas cifras ya contestaste.',
        until: tab,
      },
      {
        name: 'semaforo.handed-over',
        what: 'Las cifras que quisiste pasar a tu cuenta.',
        until: 'Media hora, o hasta que cierras la pestaña.',
      },
      {
        name: 'semaforo.contact-draft',
        what: 'El mensaje de contacto que estás escribiendo.',
        until: 'Hasta que lo envías o cierras la pestaña.',
      },
      { name: 'semaforo.positions', what: 'En qué parte de cada página estabas.', until: tab },
    ],
  },
  {
    where: 'Páginas guardadas para verlas sin conexión',
    items: [
      {
        name: 'semaforo-2-',
        what: 'Páginas públicas que visitaste, sus archivos, el catálogo y las lecciones. Nada de tu cuenta.',
        until: 'Las que no usas se van cuando llegan otras; todas, cuando borras los datos del sitio.',
      },
    ],
  },
]
