/**
 * The ledger: each movement of money, in double entry. Other services may import only this file.
 */

export { balanceOf, type Line, ledgerIsBalanced, moneyOf, post, unbalancedEntries } from './ledger.ts'
export { measureMoney } from './money-metrics.ts'
export { entries, type LedgerAccount, lines } from './tables.ts'
