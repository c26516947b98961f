/**
 * Accounts, which every service depends on: opened by a sign-up, shared by a team. Other services may import
 * only this file.
 */

export {
  accountsOf,
  maxUsersOf,
  openAccount,
  renameAccount,
  requireAccount,
  whenAccountOpens,
} from './accounts.ts'
export { accounts } from './tables.ts'
