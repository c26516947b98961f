import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Operation } from '../../src/domain/contract/operation.ts'
import type { Route } from '../lib/routes.ts'

/** Every operation of the contracts, by its id. */
export async function readOperations(): Promise<Map<string, Operation>> {
  const modules = await Promise.all(
    globSync('generated/*/operations.ts').map(file => import(pathToFileURL(resolve(file)).href)),
  )
  return new Map(modules.flatMap(module => Object.entries<Operation>(module)))
}

/**
 * The operations that each page calls first, by the page's path. Throws for one that no contract has, or that
 * the head of the shell cannot call because it writes or takes a parameter in its path.
 */
export function firstCallsOf(
  pages: readonly Route[],
  operations: ReadonlyMap<string, Operation>,
): Record<string, Operation[]> {
  return Object.fromEntries(
    pages.flatMap(({ file, path, page: { firstCalls } }) => {
      if (!firstCalls) return []
      const found = firstCalls.map(id => {
        const operation = operations.get(id)
        if (!operation) throw new Error(`${file}: firstCalls names ${id}, and no contract has it`)
        if (operation.method !== 'GET' || operation.path.includes('{'))
          throw new Error(`${file}: ${id} cannot be a first call, because it writes or takes a parameter`)
        return operation
      })
      return [[path, found]]
    }),
  )
}
