import { toErrorItem } from '#domain/errors/entry.ts'
import { gatewayCodes, gatewayItem, interruptedError } from '#domain/errors/gateway.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { defineService } from '#kernel/contract/service.ts'
import { Problem, tooManyRequests } from '#kernel/http/problem.ts'
import { KEYED_SWITCH } from '#kernel/scenarios.ts'
import { lookupHandlers } from './handlers.ts'
import { createLookupCounter } from './lookups.ts'
import { probeWorker } from './probe.ts'
import { gatewayVariables } from './variables.ts'

/** Failures of every kind get the numbers of this API. */
const toGatewayErrors = ({ items, headers }: Problem) => new Problem(items.map(gatewayItem), headers)

const codes = [...gatewayCodes].toSorted(([a, { status }], [b, other]) => status - other.status || a - b)
const codeScenarios = Object.fromEntries(
  codes.map(([id, { name, ...entry }]) => [
    `code-${id}`,
    () =>
      name === 'too-many-requests'
        ? tooManyRequests(12_000)
        : new Problem([toErrorItem(name, { id, ...entry })]),
  ]),
)
const codeChoices = codes.map(
  ([id, { name, status }]) => [`code-${id}`, `${status} · ${id} · ${name}`] as const,
)

const announceSource = ({ config }: Kernel) =>
  config.LOOKUP_UPSTREAM
    ? []
    : ['lookups      from a sample of addresses; LOOKUP_UPSTREAM connects real data']

/** `openapi/gateway`: the address APIs, called with keys. */
export const service = defineService('gateway', lookupHandlers, {
  variables: [gatewayVariables],
  errorHandler: toGatewayErrors,
  scenarios: {
    interrupted: ({ method }) => new Problem([interruptedError(method === 'POST')]),
    ...codeScenarios,
  },
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
