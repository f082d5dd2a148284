import { writeClassTypes } from './check-frontend/class-types.ts'
import { root } from './frontends/checkout.ts'

writeClassTypes(root)
