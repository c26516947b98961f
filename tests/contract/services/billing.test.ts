import { testContract } from '../suite.ts'

testContract('billing')
