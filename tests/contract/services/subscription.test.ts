import { testContract } from '../suite.ts'

testContract('subscription')
