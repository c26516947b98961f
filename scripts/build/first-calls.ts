import { globSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createToken } from '../../generated/authorization/operations/createToken.ts'
import { zCreateTokenBody } from '../../generated/authorization/zod.ts'
import type { Operation } from '../../src/domain/contract/operation.ts'
import { pathOf } from '../../src/portal/api/address.ts'
import type { EarlyCalls } from '../../src/portal/api/session/early-calls.ts'
import type { Route } from '../lib/routes.ts'

/** Every operation of the contracts, by its id. */
export async function readOperations(): Promise<Map<string, Operation>> {
  const modules = await Promise.all(
    globSync('generated/*/operations/*.ts').map(file => import(pathToFileURL(resolve(file)).href)),
  )
  return new Map(modules.flatMap(module => Object.entries<Operation>(module)))
}

/** The calls that the head of the shell makes. */
export function earlyCallsOf(
  routes: readonly Route[],
  operations: ReadonlyMap<string, Operation>,
): EarlyCalls {
  return {
    token: { path: pathOf(createToken), method: createToken.method },
    pages: pathsOf(firstCallsOf(routes, operations)),
    frames: pathsOf(frameCallsOf(routes, operations)),
  }
}

function pathsOf(calls: Readonly<Record<string, readonly Operation[]>>): Record<string, string[]> {
  return Object.fromEntries(Object.entries(calls).map(([path, operations]) => [path, operations.map(pathOf)]))
}

/**
 * The operations that each page calls first, by the page's path. Throws for one that no contract has, or that
 * the head of the shell cannot call because it writes, takes a parameter in its path, or takes no access token.
 */
export function firstCallsOf(
  routes: readonly Route[],
  operations: ReadonlyMap<string, Operation>,
): Record<string, Operation[]> {
  const frames = callsOf(routes, 'layout', operations)
  const pages = callsOf(routes, 'page', operations)
  for (const { file, path, calls } of pages) {
    const ofFrames = frames
      .filter(frame => `${path}/`.startsWith(`${frame.path}/`))
      .flatMap(({ calls }) => calls)
    // They are in the body of the call that gets the token, whose contract limits them.
    if (!zCreateTokenBody.safeParse({ first_calls: [...calls, ...ofFrames].map(pathOf) }).success)
      throw new Error(`${file}: firstCalls, with those of the frame, is more than createToken takes`)
  }
  return byPath(pages)
}

/** The operations that each frame calls first, by the path that its pages are below. */
export function frameCallsOf(
  routes: readonly Route[],
  operations: ReadonlyMap<string, Operation>,
): Record<string, Operation[]> {
  return byPath(callsOf(routes, 'layout', operations))
}

interface Calls {
  file: string
  path: string
  calls: Operation[]
}

function byPath(all: readonly Calls[]): Record<string, Operation[]> {
  return Object.fromEntries(all.map(({ path, calls }) => [path, calls]))
}

function callsOf(
  routes: readonly Route[],
  wanted: Route['kind'],
  operations: ReadonlyMap<string, Operation>,
): Calls[] {
  return routes.flatMap(({ file, path, kind, page: { firstCalls } }) => {
    if (!firstCalls || kind !== wanted) return []
    const calls = firstCalls.map(id => {
      const operation = operations.get(id)
      if (!operation) throw new Error(`${file}: firstCalls names ${id}, and no contract has it`)
      if (operation.method !== 'GET' || operation.path.includes('{'))
        throw new Error(`${file}: ${id} cannot be a first call, because it writes or takes a parameter`)
      if (operation.auth !== 'bearer')
        throw new Error(`${file}: ${id} cannot be a first call, because it takes no access token`)
      return operation
    })
    return [{ file, path, calls }]
  })
}
