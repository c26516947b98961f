import { queryOptions } from '@tanstack/react-query'
import { getIdentityProvider } from '#generated/authorization/operations/getIdentityProvider.ts'
import { getOrganization } from '#generated/authorization/operations/getOrganization.ts'
import { getSsoRehearsal } from '#generated/authorization/operations/getSsoRehearsal.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { listOrganizationAccounts } from '#generated/authorization/operations/listOrganizationAccounts.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { listSsoRelinks } from '#generated/authorization/operations/listSsoRelinks.ts'
import type { Organization as OrganizationWire } from '#generated/authorization/types.ts'
import { listOrganizationKeyAccounts } from '#generated/security/operations/listOrganizationKeyAccounts.ts'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'

/** What an account lets the owners of its organization do with its keys. */
export type KeyAccess = 'none' | 'view' | 'manage'

export interface OrganizationAccount {
  id: number
  label: string
  /** Null for another account, unless this account registered the organization. */
  keyAccess: KeyAccess | null
}

/** Accounts that share a single sign-on. */
export interface Organization {
  id: string
  /** Part of the address that its people log in at. */
  name: string
  /** Lets another account join. */
  key: string
  /** Whether people log in with its identity provider. */
  isActivated: boolean
  /** Whether this account registered it and manages it. */
  isOwner: boolean
  accounts: OrganizationAccount[]
}

export function toOrganization(wire: OrganizationWire): Organization {
  return {
    id: wire.organization_id,
    name: wire.organization_name,
    key: wire.organization_key,
    isActivated: wire.idp_activated,
    isOwner: wire.owner,
    accounts: wire.accounts.map(({ account_id, account_label, key_access }) => ({
      id: account_id,
      label: account_label,
      keyAccess: key_access,
    })),
  }
}

/** The organization of the account, or null: an account without one is not an error. */
export const organizationQuery = queryOptions({
  queryKey: query(getOrganization).queryKey,
  queryFn: async (): Promise<OrganizationWire | null> => {
    try {
      return await call(getOrganization)
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) return null
      throw error
    }
  },
  select: (wire): Organization | null => wire && toOrganization(wire),
})

/** Every operation that reads the organization or its provider: a change of the one shows in the other. */
export const organizationQueries = [
  getOrganization,
  listOrganizationAccounts,
  listOrganizationKeyAccounts,
  listOrganizationKeys,
  getIdentityProvider,
  getSsoRehearsal,
  listAccounts,
  listSsoLogins,
  listSsoRelinks,
]

/** What is wrong with a name while it is typed; undefined if nothing is, or it is empty. */
export function judgeName(name: string): string | undefined {
  if (name === '') return undefined
  if (/[^a-z0-9-]/.test(name)) return 'Use lower-case letters, digits, and hyphens only.'
  if (name.startsWith('-') || name.endsWith('-')) return 'A hyphen can’t be at either end.'
  if (name.length < 3) return 'Use at least 3 characters.'
  if (name.length > 63) return 'Use at most 63 characters.'
}

/** Why an account cannot be taken out of the organization; undefined if it can. */
export function notRemovableReason(
  { isOwner, isActivated }: Organization,
  { isOwn, isRegistrar }: { isOwn: boolean; isRegistrar: boolean },
): string | undefined {
  if (isRegistrar)
    return 'The account that registered the organization can’t leave it. Delete the organization instead.'
  if (!isOwner && !isOwn) return MANAGED_ELSEWHERE
  if (isActivated) return DEACTIVATE_FIRST
}

export const MANAGED_ELSEWHERE = 'Only the account that registered this organization can do this.'
export const DEACTIVATE_FIRST = 'Deactivate the identity provider first.'
