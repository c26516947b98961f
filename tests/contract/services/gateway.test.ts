import { testContract } from '../suite.ts'

testContract('gateway')
