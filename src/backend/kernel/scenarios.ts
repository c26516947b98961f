import type { FastifyRequest } from 'fastify'
import type { Problem } from './http/problem.ts'

/** The failures of a service alone, by the name of their scenario. */
export type Scenarios = Readonly<Record<string, (request: FastifyRequest) => Problem>>

/** What a tester switches on for all callers of a server, by the name of the switch. */
export type SwitchStates = Map<string, string>

/** A choice that a service offers testers, on `/dev/scenarios`. */
export interface TestSwitch {
  name: string
  title: string
  /** What it changes, in one sentence. */
  description: string
  /** Each choice besides none, with its text. */
  choices: readonly (readonly [value: string, text: string])[]
}

/** The switch whose choices are scenarios of the operations that programs call with keys: they send no cookies. */
export const KEYED_SWITCH = 'keyed'
