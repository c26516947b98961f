import { testContract } from '../suite.ts'

testContract('sales')
