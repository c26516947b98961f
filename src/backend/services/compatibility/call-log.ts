import type { FastifyReply, FastifyRequest } from 'fastify'
import type { operations } from '#generated/compatibility/types.ts'
import type { operations as gatewayOperations } from '#generated/gateway/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { logCall } from '../gateway/public.ts'

/** The operation of the address API that returns the same data. */
const SAME_DATA: Record<keyof operations, keyof gatewayOperations> = {
  verifyStreetAddress: 'verifyUsAddress',
  verifyStreetAddresses: 'verifyUsAddresses',
  findUsAddresses: 'suggestUsAddresses',
  getPrincipalProperty: 'getUsProperty',
  getFinancialProperty: 'getUsPropertyFinancials',
  getGeoReference: 'getUsGeoreference',
  listSecondaries: 'listUsSecondaryAddresses',
  getSecondaryCount: 'listUsSecondaryAddresses',
  verifyInternational: 'verifyInternationalAddress',
  suggestInternational: 'suggestInternationalAddresses',
  suggestInternationalEntries: 'suggestInternationalAddresses',
}

/** Adds a call to the request log under that operation, so that all calls for the same data are in one list. */
export function logCompatibleCall(request: FastifyRequest, reply: FastifyReply, kernel: Kernel): void {
  logCall(request, reply, kernel, operationOf(request))
}

/** Two operations return different data by their parameters. */
function operationOf({ operationId, query }: FastifyRequest): string {
  const { search, features = '' } = (query ?? {}) as { search?: string; features?: string }
  if (operationId === 'findUsAddresses' && !search) return 'findNearestUsAddresses'
  if (operationId === 'getPrincipalProperty' && features.split(',').includes('financial'))
    return SAME_DATA.getFinancialProperty
  return SAME_DATA[operationId as keyof operations]
}
