import { type DialogSearch, readDialog } from '#portal/kit/dialog/read-dialog.ts'

/** The views of an account, in the order of their links. The first has no word in the address. */
export const ACCOUNT_VIEWS = {
  overview: 'Overview',
  subscriptions: 'Subscriptions',
  billing: 'Billing',
  keys: 'Keys',
  people: 'People',
  activity: 'Activity',
} as const

export type AccountView = keyof typeof ACCOUNT_VIEWS

/** The search of an account's page: `?view=keys`, and its open dialog. */
export interface AccountSearch extends DialogSearch {
  view?: AccountView | undefined
}

export function readAccountSearch(raw: Record<string, unknown>): AccountSearch {
  const { view } = raw
  const isView = typeof view === 'string' && view !== 'overview' && Object.hasOwn(ACCOUNT_VIEWS, view)
  return { ...readDialog(raw), view: isView ? (view as AccountView) : undefined }
}
