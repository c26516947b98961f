import { testContract } from '../suite.ts'

testContract('identity')
