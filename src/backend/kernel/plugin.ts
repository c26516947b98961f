import type { FastifyInstance } from 'fastify'
import type { Findings } from '#domain/contract/drift/findings.ts'
import type { Kernel, OnMistake } from './contract/context.ts'
import type { Contract } from './contract/contract.ts'
import type { Service } from './contract/service.ts'
import type { Step } from './pipeline/step.ts'

/** What a plugin finds in a server. */
export interface PluginParts {
  kernel: Kernel
  services: readonly Service[]
  /** Contract of each service, by its name. */
  contracts: ReadonlyMap<string, Contract>
  /** Where responses differed from the contracts; undefined where that is not watched. */
  findings: Findings | undefined
}

/** Wraps the server from outside, as the one for development and tests does. */
export interface AppPlugin {
  /** Returns what a request passes, from what it passes without the plugin. */
  stepsOf(pipeline: readonly Step[]): readonly Step[]
  onMistake: OnMistake
  /** Adds hooks and pages, before the portal and the operations are registered. */
  register(app: FastifyInstance, parts: PluginParts): Promise<void>
}
