/** The texts of /probar. */
export const guestTexts = {
  title: 'Tu diagnóstico, sin cuenta',
  lead: 'Diez cifras de tu negocio. Se calcula aquí mismo: nada se guarda ni se envía hasta que tú lo decidas.',
  busy: 'Calculando tu diagnóstico…',
  failed: 'No pudimos calcular tu diagnóstico. Revisa tu conexión e inténtalo de nuevo.',
  noModel: 'Faltó comparar tu negocio con otros. Lo demás está abajo.',
  plan: 'Qué cambiar primero',
  analysis: 'Análisis, punto por punto',
  keep: {
    title: 'Guárdalo en tu historial',
    text: 'Con una cuenta gratis queda guardado y ves cómo cambia con el tiempo. Tus cifras van contigo: no las escribes otra vez.',
    register: 'Crear cuenta y guardarlo',
    login: 'Ya tengo cuenta',
    signedIn: 'Guardarlo en mi historial',
  },
  yours: {
    title: 'Tus cifras',
    lines: [
      'Sin cuenta no salen de tu navegador: aquí se calcula todo. Se borran al cerrar esta pestaña.',
      'Con cuenta se guardan en nuestro servidor. En el sitio solo las ves tú, con tu sesión; quien opera el servidor podría leerlas, como en cualquier servicio.',
      'No las compartimos ni las vendemos.',
    ],
  },
}
