/** Accounts, which every service belongs to: opened by a sign-up, shared by a team. What other services may import is this alone. */

export { accountsOf, maxUsersOf, openAccount, requireAccount } from './accounts.ts'
export { accounts } from './tables.ts'
