import { listRejectedSubmissions } from '#generated/forms/operations/listRejectedSubmissions.ts'
import { listUndeliverableContacts } from '#generated/notification/operations/listUndeliverableContacts.ts'
import type { UndeliverableContact } from '#generated/notification/types.ts'
import { listOpenDisputes } from '#generated/payment/operations/listOpenDisputes.ts'
import { listVendorNotices } from '#generated/payment/operations/listVendorNotices.ts'
import { listEndingTaxExemptions } from '#generated/sales/operations/listEndingTaxExemptions.ts'
import { listWaitingOrders } from '#generated/sales/operations/listWaitingOrders.ts'
import { listWaitingTaxCertificates } from '#generated/sales/operations/listWaitingTaxCertificates.ts'
import type { EndingTaxExemption, WaitingOrder, WaitingTaxCertificate } from '#generated/sales/types.ts'
import { listTraces } from '#generated/security/operations/listTraces.ts'
import type { TraceOfAccount } from '#generated/security/types.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { SECTION_ROWS } from '../shared/section-list.tsx'

export type { EndingTaxExemption, TraceOfAccount, UndeliverableContact, WaitingOrder, WaitingTaxCertificate }

type State = 'to-approve' | 'in-grace-period' | 'renewal-failed' | 'awaiting-transfer'

const pageOf = (page: number) => ({ page, page_size: SECTION_ROWS })

/** Orders that wait for one reason. */
export const ordersQuery = (state: State) => (page: number) =>
  listQuery(listWaitingOrders, { query: { state, ...pageOf(page) } }, ({ orders }) => orders)

export const contactsQuery = (page: number) =>
  listQuery(listUndeliverableContacts, { query: pageOf(page) }, ({ contacts }) => contacts)

export const exemptionsQuery = (page: number) =>
  listQuery(listEndingTaxExemptions, { query: pageOf(page) }, ({ tax_exemptions }) => tax_exemptions)

export const certificatesQuery = (page: number) =>
  listQuery(listWaitingTaxCertificates, { query: pageOf(page) }, ({ certificates }) => certificates)

/** Payments that banks dispute. */
export const disputesQuery = (page: number) =>
  listQuery(listOpenDisputes, { query: pageOf(page) }, ({ disputes }) => disputes)

/** What the payment processor reported. */
export const noticesQuery = (page: number) =>
  listQuery(listVendorNotices, { query: pageOf(page) }, ({ notices }) => notices)

/** What the CRM did not accept. */
export const submissionsQuery = (page: number) =>
  listQuery(listRejectedSubmissions, { query: pageOf(page) }, ({ submissions }) => submissions)

/** A whole list, of at most a hundred. */
export const tracesQuery = () => listQuery(listTraces, { query: {} }, ({ traces }) => traces)
