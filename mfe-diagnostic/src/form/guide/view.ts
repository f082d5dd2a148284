import { stored } from '@semaforo/frontend-kit'
import * as z from 'zod/mini'

/** One question a screen, or the whole form: what was chosen on this device for an empty form on a phone. */
export const chosenView = stored<'steps' | 'all'>(
  'semaforo.form-view',
  (json) => z.enum(['steps', 'all']).safeParse(json).data,
  'steps',
)
