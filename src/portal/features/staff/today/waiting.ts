import { listUndeliverableContacts } from '#generated/notification/operations.ts'
import type { UndeliverableContact } from '#generated/notification/types.ts'
import { listEndingTaxExemptions, listWaitingOrders } from '#generated/sales/operations.ts'
import type { EndingTaxExemption, WaitingOrder } from '#generated/sales/types.ts'
import { listTraces } from '#generated/security/operations.ts'
import type { TraceOfAccount } from '#generated/security/types.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { SECTION_ROWS } from '../shared/section-list.tsx'

export type { EndingTaxExemption, TraceOfAccount, UndeliverableContact, WaitingOrder }

type State = 'to-approve' | 'in-grace-period' | 'renewal-failed'

const pageOf = (page: number) => ({ page, page_size: SECTION_ROWS })

/** Orders that wait for one reason. */
export const ordersQuery = (state: State) => (page: number) =>
  listQuery(listWaitingOrders, { query: { state, ...pageOf(page) } }, ({ orders }) => orders)

export const contactsQuery = (page: number) =>
  listQuery(listUndeliverableContacts, { query: pageOf(page) }, ({ contacts }) => contacts)

export const exemptionsQuery = (page: number) =>
  listQuery(listEndingTaxExemptions, { query: pageOf(page) }, ({ tax_exemptions }) => tax_exemptions)

/** A whole list, of at most a hundred. */
export const tracesQuery = () => listQuery(listTraces, { query: {} }, ({ traces }) => traces)
