import { allows, type Operation } from '#domain/contract/operation.ts'
import type { operations } from '#generated/authorization/types.ts'

type CurrentToken = operations['getCurrentToken']['responses'][200]['content']['application/json']

/** What the token of a session may do now. */
export interface TokenAccess {
  accounts: readonly { accountId: number; roles: readonly string[] }[]
}

/** Reads the response of `getCurrentToken`. A person's token also has what everyone who is logged in has. */
export function readTokenAccess({ kind, accounts }: CurrentToken): TokenAccess {
  return {
    accounts: accounts.map(({ account_id: accountId, roles }) => ({
      accountId,
      roles: kind === 'personal' ? ['self', ...roles] : roles,
    })),
  }
}

/** The accounts in which a token may call an operation. */
export function accountsFor(operation: Operation, { accounts }: TokenAccess): TokenAccess['accounts'] {
  return accounts.filter(({ roles }) => allows(operation, roles))
}
