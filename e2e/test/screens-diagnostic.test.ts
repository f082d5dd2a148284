import { checkScreens } from '../support/check-screens.ts'

checkScreens('diagnostic')
