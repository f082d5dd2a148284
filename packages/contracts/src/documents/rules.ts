import * as z from 'zod/mini'
import { email, newPassword, resetPasswordField } from '../accounts/fields.ts'
import { passwordMaxLength } from '../accounts/password.ts'
import { Figures } from '../diagnostic/figures.ts'
import { NewRecord } from '../diagnostic/record.ts'

const betweenFigures =
  'Además, una parte no pasa de su total: activo corriente e inventario con cuentas por cobrar, pasivo corriente, ventas a crédito. El total de activos es mayor que cero.'

const password = {
  description:
    'De 8 a 128 caracteres, con minúscula, mayúscula, número y carácter especial; no de las más usadas.',
  minLength: 8,
  maxLength: passwordMaxLength,
  pattern: '^(?=[\\s\\S]*\\p{Ll})(?=[\\s\\S]*\\p{Lu})(?=[\\s\\S]*\\d)(?=[\\s\\S]*[^\\p{L}\\p{N}\\s])',
  examples: ['Tianguis#27', 'Molcajete-1985'],
}

/** Rules that a schema checks in code, which JSON Schema does not express by itself. */
export const rules = z.registry<{ description?: string; examples?: unknown[] }>()
rules.add(newPassword, password)
rules.add(resetPasswordField, password)
rules.add(email, { examples: ['ana@correo.mx', 'luis.paz@negocio.com.mx'] })
rules.add(Figures, { description: betweenFigures })
rules.add(NewRecord, { description: betweenFigures })
