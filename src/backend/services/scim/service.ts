import { findProvisioningClient, findReplayClient } from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults } from '#generated/scim/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { defineService } from '#kernel/contract/service.ts'
import { discoveryHandlers } from './discovery.ts'
import { recordFailure, toScimErrors } from './errors.ts'
import { groupHandlers } from './groups.ts'
import { readAddress, readBody } from './lenient.ts'
import { groupSource, userSource } from './list-sources.ts'
import { costOfList } from './lists.ts'
import { userHandlers } from './users.ts'

/** `openapi/scim`: identity providers manage the people of an organization. */
export const service = defineService(
  'scim',
  { ...discoveryHandlers, ...userHandlers, ...groupHandlers } satisfies Handlers<operations, QueryDefaults>,
  {
    readBody,
    costOf: (operationId, query, kernel) => {
      if (operationId !== 'listScimUsers' && operationId !== 'listScimGroups') return 1
      return costOfList(operationId === 'listScimUsers' ? userSource(kernel) : groupSource(kernel), query)
    },
    readAddress,
    mediaType: 'application/scim+json',
    authenticate: async (...of) => (await findReplayClient(...of)) ?? findProvisioningClient(...of),
    errorHandler: toScimErrors,
    onFailure: recordFailure,
  },
)
