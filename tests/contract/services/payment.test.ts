import { testContract } from '../suite.ts'

testContract('payment')
