import { accountsErrors } from './accounts.ts'
import { activityErrors } from './activity.ts'
import { billingErrors } from './billing.ts'
import { commonErrors } from './common.ts'
import { type CatalogEntry, type ErrorItem, type ErrorItemOptions, toErrorItem } from './entry.ts'
import { factorErrors } from './factors.ts'
import { fieldsErrors } from './fields.ts'
import { keysErrors } from './keys.ts'
import { loginErrors } from './login.ts'
import { teamErrors } from './team.ts'
import { transportErrors } from './transport.ts'

/**
 * The error catalog: every error that a service can return, by name. Numbers come from the specification
 * (account-portal §8); entries without one have only a name. The portal itself raises only common errors and
 * imports them from `errors/common.ts`, which keeps the rest out of its first load.
 */
export const errorCatalog = {
  ...commonErrors,
  ...transportErrors,
  ...accountsErrors,
  ...fieldsErrors,
  ...loginErrors,
  ...factorErrors,
  ...teamErrors,
  ...keysErrors,
  ...billingErrors,
  ...activityErrors,
} as const satisfies Record<string, CatalogEntry>

export type ErrorName = keyof typeof errorCatalog

/** The wire form of a catalog entry. */
export function errorItem(name: ErrorName, options?: ErrorItemOptions): ErrorItem {
  return toErrorItem(name, errorCatalog[name], options)
}
