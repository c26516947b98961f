/**
 * npm run lint: fails with one line for each place where a contract breaks a rule. Service names as
 * arguments restrict it to those.
 */
import { lintContracts } from './lint-contracts/lint.ts'

const { services, operations, lines } = await lintContracts({ only: process.argv.slice(2) })
if (lines.length) {
  console.error(lines.join('\n'))
  console.error(`${lines.length} findings in the contracts`)
  process.exit(1)
}
console.log(`contracts: ${services} services, ${operations} operations, no findings`)
