import { describeLikes } from './likes-behaviour.ts'

describeLikes('embedded')
