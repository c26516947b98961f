import { authorizationErrors } from './authorization.ts'
import { billingErrors } from './billing.ts'
import { commonErrors } from './common.ts'
import { configurationErrors } from './configuration.ts'
import { type CatalogEntry, type ErrorItem, type ErrorItemOptions, toErrorItem } from './entry.ts'
import { exportsErrors } from './exports.ts'
import { fieldsErrors } from './fields/fields.ts'
import { formsErrors } from './forms.ts'
import { identityErrors } from './identity.ts'
import { listsErrors } from './lists.ts'
import { notificationErrors } from './notification.ts'
import { paymentErrors } from './payment.ts'
import { reportingErrors } from './reporting.ts'
import { salesErrors } from './sales.ts'
import { securityErrors } from './security.ts'
import { sharedErrors } from './shared.ts'
import { subscriptionErrors } from './subscription.ts'
import { requestErrors, transportErrors } from './transport.ts'
import { webhooksErrors } from './webhooks.ts'

/**
 * The error catalog: every error that a service can return, by name. Numbers come from the specification
 * (account-portal §8); entries without one have only a name. The portal itself raises only common errors and
 * imports them from `errors/common.ts`, which keeps the rest out of its first load.
 */
export const errorCatalog = {
  ...commonErrors,
  ...requestErrors,
  ...transportErrors,
  ...fieldsErrors,
  ...sharedErrors,
  ...authorizationErrors,
  ...billingErrors,
  ...configurationErrors,
  ...formsErrors,
  ...identityErrors,
  ...exportsErrors,
  ...listsErrors,
  ...notificationErrors,
  ...paymentErrors,
  ...reportingErrors,
  ...salesErrors,
  ...securityErrors,
  ...subscriptionErrors,
  ...webhooksErrors,
} as const satisfies Record<string, CatalogEntry>

export type ErrorName = keyof typeof errorCatalog

/** The wire form of a catalog entry. */
export function errorItem(name: ErrorName, options?: ErrorItemOptions): ErrorItem {
  return toErrorItem(name, errorCatalog[name], options)
}
