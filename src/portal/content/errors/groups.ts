import { activityHelp } from './activity.ts'
import { billingHelp } from './billing.ts'
import { clientHelp } from './client.ts'
import { commonHelp } from './common.ts'
import { factorsHelp } from './factors.ts'
import { fieldsHelp } from './fields.ts'
import { gatewayHelp } from './gateway.ts'
import type { ErrorHelp } from './help.ts'
import { keysHelp } from './keys.ts'
import { loginHelp } from './login.ts'
import { teamHelp } from './team.ts'

export interface ErrorGroup {
  title: string
  entries: Readonly<Record<string, ErrorHelp>>
}

/** The help pages of errors, as the index shows them. */
export const errorGroups: readonly ErrorGroup[] = [
  { title: 'Any request', entries: commonHelp },
  { title: 'Lookups', entries: gatewayHelp },
  { title: 'Login and sign-up', entries: loginHelp },
  { title: 'Second factor and passkeys', entries: factorsHelp },
  { title: 'Keys and reports', entries: keysHelp },
  { title: 'Team, contacts and single sign-on', entries: teamHelp },
  { title: 'Activity', entries: activityHelp },
  { title: 'Orders, payments and subscriptions', entries: billingHelp },
  { title: 'Fields of a form', entries: fieldsHelp },
  { title: 'In the browser', entries: clientHelp },
]
