import { existsSync } from 'node:fs'
import { type Config, describeEnvironment, parseConfig } from '#kernel/config.ts'
import { contractNames } from '#kernel/contract/contract.ts'
import { defineService, type Service } from '#kernel/contract/service.ts'
import { hostVariables } from '#kernel/http/hosts/variables.ts'
import { metricsVariables } from '#kernel/metrics/variables.ts'
import { replicaVariables } from '#kernel/storage/variables.ts'
import { traceVariables } from '#kernel/traces/variables.ts'

/**
 * All services that have a contract, in alphabetical order. The `service.ts` in a service's folder defines
 * what it provides; a service without a folder is not built yet.
 */
export const services: readonly Service[] = withHandlersOfOthers(await Promise.all(contractNames().map(load)))

const variables = [
  hostVariables(services.map(({ name }) => name)),
  replicaVariables,
  metricsVariables,
  traceVariables,
  ...services.flatMap(({ variables = [] }) => variables),
]

/** Reads the environment of the kernel and of all services. Throws with one line for each invalid variable. */
export const readConfig = (environment: Record<string, string | undefined>): Config =>
  parseConfig(environment, variables)

/** Returns name, default, and purpose of every variable. */
export const describedVariables = () => describeEnvironment(variables)

/** Gives each service the handlers that others have for operations of its contract. */
function withHandlersOfOthers(loaded: readonly Service[]): Service[] {
  return loaded.map(service => {
    const ofOthers = loaded.map(({ handlersFor }) => handlersFor?.[service.name])
    return { ...service, handlers: Object.assign({}, ...ofOthers, service.handlers) }
  })
}

async function load(name: string): Promise<Service> {
  if (!existsSync(new URL(`services/${name}/service.ts`, import.meta.url))) return defineService(name, {})
  const { service }: { service: Service } = await import(`./services/${name}/service.ts`)
  return service
}
