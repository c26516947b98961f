import { testContract } from '../suite.ts'

await testContract('exports')
