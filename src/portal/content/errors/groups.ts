import type { ErrorName } from '#domain/errors/catalog.ts'
import type { FieldRule } from '#domain/errors/fields/field-errors.ts'
import type { GatewayErrorName } from '#domain/errors/gateway.ts'
import type { AccountErrorName } from '#portal/api/errors/account-errors.ts'
import type { ClientErrorName } from '#portal/api/errors/client-errors.ts'
import type { LateErrorName } from '#portal/api/errors/late-errors.ts'
import { activityHelp } from './activity.ts'
import { billingHelp } from './billing.ts'
import { clientHelp } from './client.ts'
import { commonHelp } from './common.ts'
import { configurationHelp } from './configuration.ts'
import { factorsHelp } from './factors.ts'
import { inputHelp, ruleHelp } from './fields.ts'
import { gatewayHelp } from './gateway.ts'
import type { ErrorHelp } from './help.ts'
import { keysHelp } from './keys.ts'
import { listsHelp } from './lists.ts'
import { accountHelp, loginHelp } from './login.ts'
import { paymentHelp } from './payments.ts'
import { actingHelp, teamHelp } from './team.ts'
import { tokenHelp } from './tokens.ts'
import { webhooksHelp } from './webhooks.ts'

/** Every error that has a page: errors of the services, the address API, a field, and the browser. */
export type DocumentedName =
  | ErrorName
  | GatewayErrorName
  | FieldRule['name']
  | ClientErrorName
  | AccountErrorName
  | LateErrorName

/** The help for every error, in the order in which pages list them. An error without help doesn't compile. */
export const errorHelp: Readonly<Record<DocumentedName, ErrorHelp>> = {
  ...commonHelp,
  ...accountHelp,
  ...actingHelp,
  ...inputHelp,
  ...loginHelp,
  ...factorsHelp,
  ...teamHelp,
  ...tokenHelp,
  ...keysHelp,
  ...listsHelp,
  ...configurationHelp,
  ...billingHelp,
  ...paymentHelp,
  ...activityHelp,
  ...webhooksHelp,
  ...gatewayHelp,
  ...ruleHelp,
  ...clientHelp,
}

export interface ErrorGroup {
  title: string
  entries: Readonly<Partial<Record<DocumentedName, ErrorHelp>>>
}

/** The groups of error pages, as the index shows them. */
export const errorGroups: readonly ErrorGroup[] = [
  { title: 'Any request', entries: commonHelp },
  { title: 'Lookups', entries: gatewayHelp },
  { title: 'Login and sign-up', entries: { ...accountHelp, ...loginHelp } },
  { title: 'Second factors and passkeys', entries: factorsHelp },
  { title: 'Keys and reports', entries: keysHelp },
  { title: 'Lists', entries: listsHelp },
  { title: 'Configuration', entries: configurationHelp },
  { title: 'Team, contacts, and single sign-on', entries: { ...actingHelp, ...teamHelp } },
  { title: 'API tokens', entries: tokenHelp },
  { title: 'Activity', entries: activityHelp },
  { title: 'Webhooks', entries: webhooksHelp },
  { title: 'Orders, payments, and subscriptions', entries: { ...billingHelp, ...paymentHelp } },
  { title: 'Form fields', entries: { ...inputHelp, ...ruleHelp } },
  { title: 'Browser', entries: clientHelp },
]
