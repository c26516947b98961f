import { createActionsContext } from '#portal/kit/action/actions.tsx'
import { orderQueries } from './order.ts'

/**
 * Undo of a gift. The page that gives it is left at once for that of its order, so both share these from further up, and a
 * failure shows on the page of the order.
 */
export const { ActionsProvider: OrderActions, useActions: useOrderActions } = createActionsContext({
  invalidates: orderQueries,
})
