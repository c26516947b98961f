import type { FastifyInstance } from 'fastify'
import type { Config } from '#kernel/config.ts'
import { type Contract, contractOperations } from '#kernel/contract/contract.ts'
import type { AppPlugin, PluginParts } from '#kernel/plugin.ts'
import { registerContractsPage } from './contracts-page.ts'
import type { Controls } from './controls.ts'
import { DEMO_LOGIN } from './demo.ts'
import { registerDriftPage } from './drift-page.ts'
import { mountExampleId } from './example-id/mount.ts'
import { registerMailbox } from './mailbox/routes.ts'
import { hasScenarios, registerDevFiles } from './page.ts'
import { playMissingFiles, playNewerRelease, requireKnownScenarios } from './scenarios.ts'
import { registerScenarioPage } from './scenarios-page/routes.ts'
import { registerSeeding } from './seeds.ts'
import { withScenarios } from './steps.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Responses that broke the contract. Tests expect it to be empty. */
    contractViolations: string[]
  }
}

interface DevOptions {
  config: Config
  /** What a tester can do with the server, if it is one for testers. */
  controls: Controls | undefined
}

/**
 * Everything that only a server outside of production has: the pages below `/dev`, the example identity provider, and,
 * in development and tests, failures on demand and calls that fail with each mistake of ours. Seeds are for tests and
 * testers.
 */
export function createDevPlugin({ config, controls }: DevOptions): AppPlugin {
  const contractViolations: string[] = []
  const isForTesters = hasScenarios(config)
  return {
    stepsOf: pipeline => (isForTesters ? withScenarios(pipeline) : pipeline),
    onMistake(mistakes) {
      if (!isForTesters) return
      contractViolations.push(...mistakes)
      throw new Error(mistakes.join('; '))
    },
    async register(app, parts) {
      app.decorate('contractViolations', contractViolations)
      await registerPages(app, parts, { config, controls })
      if (config.APP_ENV === 'test' || controls) registerSeeding(app, parts.kernel, parts.services)
      if (!isForTesters) return
      requireKnownScenarios(app, {
        ofServices: parts.services.flatMap(({ scenarios = {} }) => Object.keys(scenarios)),
        operations: [...parts.contracts.values()].flatMap(operationIds),
      })
      playMissingFiles(app)
      playNewerRelease(app)
      await registerScenarioPage(app, { ...parts, controls })
    },
  }
}

const operationIds = (contract: Contract) =>
  contractOperations(contract).map(({ operation }) => operation.operationId)

async function registerPages(
  app: FastifyInstance,
  { kernel, services, contracts, findings }: PluginParts,
  { config, controls }: DevOptions,
): Promise<void> {
  await registerDevFiles(app)
  registerMailbox(app, kernel, services)
  registerDriftPage(app, config, findings)
  kernel.exampleId = await mountExampleId(app, kernel.publicUrl)
  const hasDemo = config.APP_ENV === 'demo' || controls !== undefined
  await registerContractsPage(app, { contracts, demoLogin: hasDemo ? DEMO_LOGIN : undefined, config })
}
