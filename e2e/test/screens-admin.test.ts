import { checkScreens } from '../support/check-screens.ts'

checkScreens('admin')
