import { isBuilt } from '../../../scripts/lib/built.ts'
import type { ContractOperation } from './contract.ts'

/** Whether the services have yet to build an operation; until then the kernel returns 501 for it. */
export function isUnbuilt({ handle, id }: Pick<ContractOperation, 'handle' | 'id'>): boolean {
  return !isBuilt(handle.service, id)
}
