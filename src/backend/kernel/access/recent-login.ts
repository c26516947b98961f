import type { ContractOperation } from '../contract/contract.ts'
import { problem } from '../http/problem.ts'
import type { Caller } from './access.ts'

/** Throws 403 if the operation needs a more recent login than the caller's. */
export function requireRecentLogin(
  { 'x-recent-login': seconds }: Pick<ContractOperation, 'x-recent-login'>,
  { authenticated }: Pick<Caller, 'authenticated'>,
  now: Date,
): void {
  if (seconds !== undefined && now.getTime() - authenticated.getTime() > seconds * 1000)
    throw problem('recent-login-required')
}
