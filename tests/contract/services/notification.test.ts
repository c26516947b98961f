import { testContract } from '../suite.ts'

testContract('notification')
