import { existsSync } from 'node:fs'
import { contractNames } from '#kernel/contract/contract.ts'
import { defineService, type Service } from '#kernel/contract/handlers.ts'

/**
 * Every service that has a contract, in alphabetical order. Its folder here says by `service.ts` what it brings; one
 * without a folder is yet to be built.
 */
export const services: readonly Service[] = await Promise.all(contractNames().map(load))

async function load(name: string): Promise<Service> {
  if (!existsSync(new URL(`${name}/service.ts`, import.meta.url))) return defineService(name, {})
  const { service }: { service: Service } = await import(`./${name}/service.ts`)
  return service
}
