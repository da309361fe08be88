import { rulingsRead } from './rulings.ts'

rulingsRead('fr')
