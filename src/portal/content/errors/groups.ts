import type { ErrorName } from '#domain/errors/catalog.ts'
import type { FieldRule } from '#domain/errors/field-errors.ts'
import type { GatewayErrorName } from '#domain/errors/gateway.ts'
import type { ClientErrorName } from '#portal/api/errors/client-errors.ts'
import { activityHelp } from './activity.ts'
import { billingHelp } from './billing.ts'
import { clientHelp } from './client.ts'
import { commonHelp } from './common.ts'
import { factorsHelp } from './factors.ts'
import { inputHelp, ruleHelp } from './fields.ts'
import { gatewayHelp } from './gateway.ts'
import type { ErrorHelp } from './help.ts'
import { keysHelp } from './keys.ts'
import { accountHelp, loginHelp } from './login.ts'
import { actingHelp, teamHelp } from './team.ts'

/** Every error that has a page: those of the services, of the gateway, of a field, and of the browser. */
export type DocumentedName = ErrorName | GatewayErrorName | FieldRule['name'] | ClientErrorName

/** The help for every error, in the order in which pages list them. An error without help does not compile. */
export const errorHelp: Readonly<Record<DocumentedName, ErrorHelp>> = {
  ...commonHelp,
  ...accountHelp,
  ...actingHelp,
  ...inputHelp,
  ...loginHelp,
  ...factorsHelp,
  ...teamHelp,
  ...keysHelp,
  ...billingHelp,
  ...activityHelp,
  ...gatewayHelp,
  ...ruleHelp,
  ...clientHelp,
}

export interface ErrorGroup {
  title: string
  entries: Readonly<Partial<Record<DocumentedName, ErrorHelp>>>
}

/** The help pages of errors, as the index shows them. */
export const errorGroups: readonly ErrorGroup[] = [
  { title: 'Any request', entries: commonHelp },
  { title: 'Lookups', entries: gatewayHelp },
  { title: 'Login and sign-up', entries: { ...accountHelp, ...loginHelp } },
  { title: 'Second factor and passkeys', entries: factorsHelp },
  { title: 'Keys and reports', entries: keysHelp },
  { title: 'Team, contacts and single sign-on', entries: { ...actingHelp, ...teamHelp } },
  { title: 'Activity', entries: activityHelp },
  { title: 'Orders, payments and subscriptions', entries: billingHelp },
  { title: 'Fields of a form', entries: { ...inputHelp, ...ruleHelp } },
  { title: 'In the browser', entries: clientHelp },
]
