import type { Scenario } from '#backend/dev/scenarios.ts'

/** The header that makes a call fail, or all calls of a page. */
export const playing = (scenario: Scenario): { 'x-scenario': Scenario } => ({ 'x-scenario': scenario })
