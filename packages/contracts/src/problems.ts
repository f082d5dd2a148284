/**
 * Every error code: its status (null for socket messages, which have none), when it occurs and what to do. The
 * table in docs/errores.md and the API's documents are generated from it.
 */
// biome-ignore format: a problem is a line
export const problems = [
  ['invalid-request', 400, 'Un dato de la consulta, de la ruta o del cuerpo no cumple su regla', 'Corrige los campos que nombra `errors` y vuelve a enviar'],
  ['malformed-json', 400, 'El cuerpo no es JSON válido', 'Revisa el JSON que envías'],
  ['malformed-request', 400, 'La dirección o los encabezados no se entienden: un escape roto, pasos `..`', 'Revisa la dirección; un navegador nunca la envía así'],
  ['not-found', 404, 'La dirección no existe', 'Revisa la dirección'],
  ['method-not-allowed', 405, 'La dirección existe, pero no con ese método', 'Usa uno de los métodos que nombra el encabezado `Allow`'],
  ['request-timeout', 408, 'El cuerpo no llegó completo en 10 segundos; la conexión se cierra', 'Revisa tu conexión y envía de nuevo'],
  ['payload-too-large', 413, 'El cuerpo pasa de 100 kB (en un servicio) o de 1 MB (en la entrada del sitio)', 'Envía menos datos'],
  ['unsupported-media-type', 415, 'El cuerpo no es JSON en UTF-8', 'Envía `Content-Type: application/json`'],
  ['too-many-requests', 429, 'El cliente pasó de `RATE_LIMIT_PER_MINUTE`; las páginas y sus archivos tienen un límite diez veces mayor', 'Espera los segundos que dice `Retry-After`'],
  ['client-left', 499, 'El cliente se fue antes de la respuesta: nadie la lee, solo aparece en las métricas', 'Nada'],
  ['internal-error', 500, 'Falló algo nuestro que nadie previó', 'Inténtalo más tarde; quien opera el sitio busca `requestId` en el registro'],
  ['bad-gateway', 502, 'Un servicio interrumpió su respuesta', 'Inténtalo de nuevo'],
  ['service-unavailable', 503, 'Un servicio no responde, o falló cinco veces seguidas y se le deja descansar', 'Espera los segundos que dice `Retry-After`; quien opera el sitio revisa ese servicio'],
  ['store-unavailable', 503, 'La base de datos de un servicio no responde; las listas del catálogo siguen con lo último que se leyó (`Age` dice hace cuánto)', 'Espera los segundos que dice `Retry-After`; quien opera el sitio revisa `MONGO_URL`'],
  ['not-ready', 503, '`/health/ready`: falta algo sin lo que este proceso no puede trabajar, o está por terminar; la frase dice qué', 'Espera; si no pasa, revisa lo que nombra'],
  ['site-not-built', 503, 'Las páginas todavía no están construidas', 'Arranca con `npm start`, que las construye'],
  ['gateway-timeout', 504, 'Un servicio tardó más de 15 segundos', 'Inténtalo de nuevo'],
  ['unknown-tag', 404, 'El tema que se quiere marcar no existe', 'Vuelve a cargar los temas'],
  ['unknown-roadmap', 404, 'El roadmap que se quiere marcar no existe', 'Vuelve a cargar los roadmaps'],
  ['retired-tag', 409, 'El tema ya no se ofrece; un me gusta anterior se puede quitar', 'Vuelve a cargar los temas'],
  ['retired-roadmap', 409, 'El roadmap ya no se ofrece; un me gusta anterior se puede quitar', 'Vuelve a cargar los roadmaps'],
  ['too-many-sockets', 429, 'Al conectar el socket: la persona tiene más de `SOCKETS_PER_USER` conexiones', 'Cierra alguna ventana del sitio'],
  ['foreign-user', null, 'En la respuesta a `join:user` o `auth:renew`: la conexión es de otra cuenta', 'Conéctate de nuevo con tu sesión'],
  ['unknown-page-token', 400, '`GET /api/videos`: el proveedor no conoce esa página', 'Vuelve a empezar la búsqueda sin `pageToken`'],
  ['video-provider-refused', 502, 'El proveedor de videos no aceptó la búsqueda', 'Quien opera el sitio revisa `YOUTUBE_API_KEY` y el registro'],
  ['video-provider-malformed', 502, 'El proveedor de videos contestó algo que no se entiende', 'Inténtalo en unos minutos; quien opera el sitio revisa `YOUTUBE_API_URL`'],
  ['video-quota-spent', 503, 'Se agotaron las búsquedas del día y no hay una respuesta anterior que mostrar', 'Espera a mañana, o amplía `YOUTUBE_DAILY_CALLS` si tu cuota lo permite'],
  ['video-searches-spent', 429, 'El cliente ya hizo su parte de búsquedas nuevas de la hora o del día y no hay una respuesta anterior que mostrar', 'Espera los segundos que dice `Retry-After`, o elige uno de los temas del catálogo'],
  ['video-provider-unavailable', 503, 'El proveedor de videos no responde', 'Inténtalo en unos minutos'],
  ['not-signed-in', 401, 'La llamada es para quien inició sesión y no trae token', 'Inicia sesión'],
  ['token-expired', 401, 'El token venció, no es nuestro, o su sesión terminó', 'El sitio renueva la sesión solo; si no puede, vuelve a iniciar sesión'],
  ['session-ended', 401, '`POST /api/auth/refresh`: la sesión terminó, o su cookie ya se había usado (entonces termina toda la sesión, salvo que el mismo navegador repita dentro de 10 segundos una renovación cuya respuesta no usó)', 'Vuelve a iniciar sesión'],
  ['csrf-header-missing', 403, 'Renovar o cerrar la sesión sin el encabezado `X-Requested-With`, o desde otro sitio', 'Solo nuestras páginas lo hacen; quien programa un cliente envía el encabezado'],
  ['not-allowed', 403, 'La persona no tiene permiso', 'Pide ese permiso a un administrador'],
  ['invalid-credentials', 401, 'El correo o la contraseña no son correctos, sin decir cuál', 'Revísalos o recupera tu contraseña'],
  ['account-blocked', 403, 'La contraseña es correcta, pero la cuenta está desactivada', 'Escríbenos'],
  ['too-many-attempts', 429, 'Demasiadas contraseñas equivocadas para una cuenta desde una red o un navegador, o demasiados intentos de registrarse, de recuperar la contraseña o de confirmarla', 'Espera los segundos que dice `Retry-After`'],
  ['login-link-needed', 429, 'En un día fallaron cien intentos de entrar a esa cuenta desde navegadores y redes que no conocemos, y este es otro de ellos', 'Abre en ese navegador el enlace que llegó al correo de la cuenta, o inicia sesión donde ya lo hiciste antes'],
  ['login-link-expired', 400, 'El enlace para dar a conocer un navegador venció, ya se usó o no existe', 'Inicia sesión: si todavía hace falta, llega otro'],
  ['too-busy', 503, 'Hay tantas personas entrando que la cola de contraseñas está llena', 'Inténtalo en unos segundos'],
  ['common-password', 400, 'La contraseña está entre las más usadas', 'Elige otra'],
  ['guessable-password', 400, 'La contraseña cumple la regla y aun así se adivina fácil; la frase dice por qué', 'Elige tres o cuatro palabras que no vayan juntas, con un número y un signo'],
  ['wrong-password', 400, 'Al cambiar la contraseña, cerrar todas las sesiones o eliminar la cuenta: la contraseña actual falta o no es correcta', 'Escríbela de nuevo'],
  ['wrong-code', 400, 'El código de verificación no es el del correo', 'Revisa el código; hay cinco intentos'],
  ['code-expired', 400, 'Pasaron diez minutos, cinco intentos, o el código ya se usó', 'Pide otro código'],
  ['code-too-soon', 429, 'Se pidió otro código antes de un minuto', 'Espera los segundos que dice `Retry-After`'],
  ['account-exists', 409, 'Quien tiene el código del correo ya tiene una cuenta', 'Inicia sesión'],
  ['reset-link-expired', 400, 'El enlace para cambiar la contraseña venció, ya se usó o no existe', 'Pide otro'],
  ['mail-unavailable', 503, 'El servidor de correo no responde; el correo saldrá cuando vuelva', 'Inténtalo más tarde; quien opera el sitio revisa `SMTP_URL`'],
  ['nothing-to-change', 400, 'No se envió ningún cambio', 'Cambia algo antes de guardar'],
  ['mixed-changes', 400, 'Se enviaron juntos datos del perfil y rol o estado', 'Envíalos por separado'],
  ['own-account', 409, 'Un administrador quiso cambiar su propio rol o estado, o eliminarse', 'Lo hace otro administrador'],
  ['last-admin', 409, 'Sin ese administrador no quedaría ninguno activo', 'Nombra antes a otro'],
  ['user-not-found', 404, 'Ese usuario ya no existe', 'Actualiza la lista'],
  ['session-not-found', 404, 'Esa sesión ya no existe, o no es tuya', 'Actualiza la lista'],
  ['unknown-page', 400, '`GET /api/audit`, `GET /api/modelData`: esa página no existe', 'Empieza por la primera'],
  ['record-exists', 409, '`POST /api/modelData`: ese `id` ya guarda un diagnóstico con otras cifras', 'Guarda con otro `id`, o sin él'],
  ['too-many-records', 409, '`POST /api/modelData`: la persona ya guardó 50 diagnósticos hoy, o 1,000 en total', 'Descarga el PDF del resultado, o guárdalo mañana si el límite es el del día'],
  ['export-incomplete', 503, 'Un servicio no entregó su parte de tus datos', 'Inténtalo en unos minutos'],
  ['identity-unavailable', 503, 'Un servicio no puede leer las llaves con que se comprueban los tokens', 'Inténtalo en unos segundos; quien opera el sitio revisa el servicio de cuentas'],
  ['item-not-found', 404, 'Ese tema o roadmap no existe', 'Actualiza la lista'],
  ['item-changed', 409, 'Alguien más cambió el catálogo desde que lo leíste', 'Lee cómo quedó y repite el cambio'],
  ['name-taken', 409, 'Ya se muestra un tema o un roadmap con ese nombre', 'Elige otro nombre'],
  ['unknown-tag', 400, 'Un roadmap nombra un tema que no existe', 'Elige entre los temas que hay'],
  ['model-unavailable', 503, '`POST /api/model/predict`, `POST /api/model/improve`, `GET /api/model/file`: el modelo de riesgo falta o está dañado', 'El puntaje del sistema experto sigue disponible; quien opera el sitio revisa `services/diagnostic/model/risk-model.json` y el registro'],
] as const

type Listed = (typeof problems)[number]

/** An error code. */
export type ProblemCode = Listed[0]

/** Error codes by status. */
export type ProblemsByStatus = {
  readonly [Status in NonNullable<Listed[1]>]?: readonly Extract<
    Listed,
    readonly [string, Status, ...unknown[]]
  >[0][]
}
