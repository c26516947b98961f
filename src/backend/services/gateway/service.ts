import { gatewayItem } from '#domain/errors/gateway.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { defineService } from '#kernel/contract/service.ts'
import { Problem } from '#kernel/http/problem.ts'
import { KEYED_SWITCH } from '#kernel/scenarios.ts'
import { logCall } from './call-log.ts'
import { lookupHandlers } from './handlers.ts'
import { createLookupCounter } from './lookups.ts'
import { probeWorker } from './probe.ts'
import { codeChoices, lookupScenarios } from './scenarios.ts'
import { markTestCall } from './test-keys/pass.ts'
import { gatewayVariables } from './variables.ts'

/** Failures of every kind get the numbers of this API. */
const toGatewayErrors = ({ items, headers }: Problem) => new Problem(items.map(gatewayItem), headers)

const announceSource = ({ config }: Kernel) =>
  config.LOOKUP_UPSTREAM
    ? []
    : ['lookups      from a sample of addresses; LOOKUP_UPSTREAM connects real data']

/** `openapi/gateway`: the address APIs, called with keys. */
export const service = defineService('gateway', lookupHandlers, {
  variables: [gatewayVariables],
  errorHandler: toGatewayErrors,
  onRequest: markTestCall,
  onResponse: logCall,
  scenarios: lookupScenarios,
  switches: [
    {
      name: KEYED_SWITCH,
      title: 'Address APIs',
      description: 'The error that calls with a key get, wherever an operation declares its status.',
      choices: codeChoices,
    },
  ],
  announce: announceSource,
  metrics: ({ state }) => void state(createLookupCounter),
  workers: kernel => (kernel.config.LOOKUP_UPSTREAM ? [probeWorker(kernel)] : []),
})
