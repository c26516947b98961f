import { getAccountSeats } from '#generated/subscription/operations/getAccountSeats.ts'
import { createActionsContext } from '#portal/kit/action/actions.tsx'
import { licenseQueries } from './account.ts'

/** Undo of what dialogs of the page have changed: a failure stays on the page, since the dialog is closed by then. */
export const { ActionsProvider: AccountActions, useActions: useAccountActions } = createActionsContext({
  invalidates: [...licenseQueries, getAccountSeats],
})
