import type { Operation } from '#domain/contract/operation.ts'

/** An operation in the table of permissions. */
export interface PermittedOperation extends Pick<Operation, 'id' | 'service' | 'roles'> {
  /** What it belongs to, as the contract groups operations: `Secret keys`. */
  area: string
  /** `Create a secret key` */
  summary: string
  /** It changes nothing. */
  isRead: boolean
}

/** A page that shows nothing without some operations. */
export interface PermittedPage {
  /** Its address, with `$name` for each parameter. */
  path: string
  name: string
  /** The operations, by their ids: who may call all of them sees the page. */
  needs: readonly string[]
}
