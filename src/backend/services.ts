import { existsSync } from 'node:fs'
import { type Config, describeEnvironment, parseConfig } from '#kernel/config.ts'
import { contractNames } from '#kernel/contract/contract.ts'
import { defineService, type Service } from '#kernel/contract/service.ts'

/**
 * All services that have a contract, in alphabetical order. The `service.ts` in a service's folder defines
 * what it provides; a service without a folder is not built yet.
 */
export const services: readonly Service[] = await Promise.all(contractNames().map(load))

const variables = services.flatMap(({ variables = [] }) => variables)

/** Reads the environment of the kernel and of all services. Throws with one line for each invalid variable. */
export const readConfig = (environment: Record<string, string | undefined>): Config =>
  parseConfig(environment, variables)

/** Returns name, default, and purpose of every variable. */
export const describedVariables = () => describeEnvironment(variables)

async function load(name: string): Promise<Service> {
  if (!existsSync(new URL(`services/${name}/service.ts`, import.meta.url))) return defineService(name, {})
  const { service }: { service: Service } = await import(`./services/${name}/service.ts`)
  return service
}
