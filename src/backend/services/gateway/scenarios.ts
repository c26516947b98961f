import { toErrorItem } from '#domain/errors/entry.ts'
import { gatewayCodes, interruptedError } from '#domain/errors/gateway.ts'
import { Problem, tooManyRequests } from '#kernel/http/problem.ts'
import type { Scenarios } from '#kernel/scenarios.ts'

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

/** Failures of lookups on demand, by the name of the scenario. */
export const lookupScenarios: Scenarios = {
  interrupted: ({ method }) => new Problem([interruptedError(method === 'POST')]),
  ...codeScenarios,
}

/** The scenarios of the error codes, with their texts. */
export const codeChoices = codes.map(
  ([id, { name, status }]) => [`code-${id}`, `${status} · ${id} · ${name}`] as const,
)
