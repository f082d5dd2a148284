import { describePages } from './pages-behaviour.ts'

describePages('embedded')
