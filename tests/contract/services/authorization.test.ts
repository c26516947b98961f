import { testContract } from '../suite.ts'

testContract('authorization')
