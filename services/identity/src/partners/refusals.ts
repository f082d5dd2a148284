import { badRequest, conflict, notFound } from '@semaforo/service-kit'

export const partnerNotFound = () => notFound('partner-not-found', 'Ese aliado ya no existe.')

const nameMessage = 'Ya hay un aliado con ese nombre. Elige otro.'

export const nameTaken = () =>
  conflict('partner-name-taken', nameMessage, [{ path: 'name', message: nameMessage }])

export const tooManyPartners = () =>
  conflict('too-many-partners', 'Ya hay 500 aliados, el máximo. Reutiliza uno que esté suspendido.')

export const nothingToChange = () => badRequest('nothing-to-change', 'No hay cambios para guardar')

export const partnerChanged = () =>
  conflict(
    'partner-changed',
    'La clave de este aliado ya cambió, y la de esta petición no es la actual. Mira la lista y decide de nuevo.',
  )
