export { AllErrors } from './all-errors.tsx'
export { OneError } from './one-error.tsx'
