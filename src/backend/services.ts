import { existsSync } from 'node:fs'
import { contractNames } from '#kernel/contract/contract.ts'
import { defineService, type Service } from '#kernel/contract/handlers.ts'

/**
 * All services that have a contract, in alphabetical order. The `service.ts` in a service's folder defines
 * what it provides; a service without a folder is not built yet.
 */
export const services: readonly Service[] = await Promise.all(contractNames().map(load))

async function load(name: string): Promise<Service> {
  if (!existsSync(new URL(`${name}/service.ts`, import.meta.url))) return defineService(name, {})
  const { service }: { service: Service } = await import(`./${name}/service.ts`)
  return service
}
