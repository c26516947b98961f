import { accountsErrors } from './accounts.ts'
import { billingErrors } from './billing.ts'
import { commonErrors } from './common.ts'
import { type CatalogueEntry, type ErrorItem, type ErrorItemOptions, toErrorItem } from './entry.ts'
import { factorErrors } from './factors.ts'
import { fieldsErrors } from './fields.ts'
import { keysErrors } from './keys.ts'
import { loginErrors } from './login.ts'
import { teamErrors } from './team.ts'
import { transportErrors } from './transport.ts'

/**
 * The error catalogue: every error that a service can answer with, by its name. Numbers come from the
 * specification (account-portal §8); entries without one go by their name alone. The portal raises only
 * common ones itself and takes them from `errors/common.ts`, which keeps the rest out of its first load.
 */
export const errorCatalogue = {
  ...commonErrors,
  ...transportErrors,
  ...accountsErrors,
  ...fieldsErrors,
  ...loginErrors,
  ...factorErrors,
  ...teamErrors,
  ...keysErrors,
  ...billingErrors,
} as const satisfies Record<string, CatalogueEntry>

export type ErrorName = keyof typeof errorCatalogue

/** The wire form of a catalogue entry. */
export function errorItem(name: ErrorName, options?: ErrorItemOptions): ErrorItem {
  return toErrorItem(name, errorCatalogue[name], options)
}
