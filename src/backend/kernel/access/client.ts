/** A program that calls with credentials of its own, on behalf of an account and of no person. */
export interface Client {
  /** Id of its credentials, which is no secret. */
  clientId: string
  accountId: number
}
