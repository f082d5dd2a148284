export { Business, unnamedBusiness } from './diagnostic/business.ts'
export * from './diagnostic/businesses.ts'
export {
  type AmountField,
  type Amounts,
  amountFields,
  Figures,
  figureFields,
  largestAmount,
} from './diagnostic/figures.ts'
export * from './diagnostic/improvement.ts'
export * from './diagnostic/model-file.ts'
export * from './diagnostic/record.ts'
export * from './diagnostic/risk.ts'
export * from './diagnostic/score.ts'
