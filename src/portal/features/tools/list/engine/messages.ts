import type { ListWork } from './list-work.ts'
import type { ListStatus } from './model.ts'

/** What the page sends: the name of a piece of work, and its argument. */
export interface Order {
  id: number
  work: keyof ListWork
  argument: unknown
}

/** What the worker sends: the state of the list, or how an order ended. */
export type Report =
  | { status: ListStatus }
  | { id: number; value: unknown }
  | { id: number; error: { name: string; message: string } }
