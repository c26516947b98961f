import { testContract } from '../suite.ts'

testContract('reporting')
