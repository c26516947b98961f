import { testContract } from '../suite.ts'

testContract('security')
