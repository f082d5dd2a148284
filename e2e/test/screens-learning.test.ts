import { checkScreens } from '../support/check-screens.ts'

checkScreens('learning')
