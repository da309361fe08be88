import { rulingsRead } from './rulings.ts'

rulingsRead('en')
