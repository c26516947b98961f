import { testContract } from '../suite.ts'

testContract('forms')
