import { queryOptions } from '@tanstack/react-query'
import { downloadReceipt, getAccountOrder, listOrders } from '#generated/billing/operations.ts'
import type { AccountOrder } from '#generated/billing/types.ts'
import { download, query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { toOrder } from '../shared/order.ts'
import { toDetails } from './details.ts'
import type { OrderSearch } from './order-search.ts'

const toOrders = ({ orders }: { orders: AccountOrder[] }) => orders.map(toOrder)

/** One page of the orders, as a query and for the palette. */
export const ordersQuery = (search: OrderSearch) => listQuery(listOrders, { query: search }, toOrders)
export const findOrders = (search: string, page_size: number) =>
  fetchList(listOrders, { query: { search, page_size } }, toOrders)

/** Saves all orders that the filters keep. The server makes the file. */
export async function saveOrders({ page: _page, ...search }: OrderSearch): Promise<void> {
  saveFile(await download(listOrders, { query: { ...search, format: 'csv' } }))
}

/** Saves the receipt of an order. */
export async function saveReceipt(orderId: number): Promise<void> {
  saveFile(await download(downloadReceipt, { path: { id: orderId } }))
}

/** One order with its timeline, payments and receipt. */
export const orderQuery = (orderId: number) =>
  queryOptions({ ...query(getAccountOrder, { path: { id: orderId } }), select: toDetails })
