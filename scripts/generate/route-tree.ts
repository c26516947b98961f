import { existsSync, globSync, readFileSync } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { cacheOf } from '../lib/cache.mjs'

const PORTAL = 'src/portal'

/** Where routes are and where their tree is written, below the portal's folder; the build has the same. */
export const ROUTER = { routesDirectory: 'routes', generatedRouteTree: 'routeTree.gen.ts' } as const

/** What the build writes below the tree: the types of the router for the rest of the portal. */
const FOOTER = `import type { getRouter } from './router.tsx'
import type { createStart } from '@tanstack/react-start'
declare module '@tanstack/react-start' {
  interface Register {
    ssr: true
    router: Awaited<ReturnType<typeof getRouter>>
  }
}`

/**
 * What the routes folder makes of its files, by path: the route tree, and route files whose address does not
 * match their name. The tool takes seconds, so it runs only after a route was added, moved or removed.
 */
export async function emitRouteTree(): Promise<Map<string, string>> {
  const folder = join(PORTAL, ROUTER.routesDirectory)
  if (!existsSync(folder)) return new Map()
  const files = globSync(`${folder}/**/*.{ts,tsx}`).toSorted()
  const routes = files.map(file => [file, /^export const Route = .*$/m.exec(readFileSync(file, 'utf8'))?.[0]])
  const cache = cacheOf('generated/routes', JSON.stringify(routes))
  const tree = join(PORTAL, ROUTER.generatedRouteTree)
  const known = cache.read()
  if (known !== undefined) return new Map([[tree, known]])
  const made = await runGenerator()
  if (!made.has(tree)) made.set(tree, readFileSync(tree, 'utf8'))
  // A tree alone is all that there was to do; a route file to correct has to be found again.
  if (made.size === 1) cache.write(made.get(tree) ?? '')
  return made
}

/** The files that TanStack's generator would write; it gets a file system that keeps them in memory. */
async function runGenerator(): Promise<Map<string, string>> {
  const { Generator, getConfig } = await import('@tanstack/router-generator')
  const root = resolve(PORTAL)
  const written = new Map<string, string>()
  const isWritten = (path: string) => written.has(path)
  const real = async (path: string) => {
    const { mtimeMs, mode, uid, gid } = await stat(path, { bigint: true })
    return { mtimeMs, mode: Number(mode), uid: Number(uid), gid: Number(gid) }
  }
  const config = getConfig(
    { ...ROUTER, target: 'react', disableLogging: true, routeTreeFileFooter: [FOOTER] },
    root,
  )
  const generator = new Generator({
    config,
    root,
    fs: {
      stat: async path => (isWritten(path) ? { mtimeMs: 0n, mode: 0o644, uid: 0, gid: 0 } : real(path)),
      readFile: async path => {
        const text = written.get(path)
        if (text !== undefined) return { stat: { mtimeMs: 0n }, fileContent: text }
        if (!existsSync(path)) return 'file-not-existing'
        return { stat: await real(path), fileContent: await readFile(path, 'utf8') }
      },
      writeFile: async (path, content) => void written.set(path, content),
      rename: async (from, to) => {
        written.set(to, written.get(from) ?? '')
        written.delete(from)
      },
      chmod: async () => undefined,
      chown: async () => undefined,
    },
  })
  await generator.run()
  return new Map([...written].map(([path, text]) => [relative(resolve(), path), text]))
}
