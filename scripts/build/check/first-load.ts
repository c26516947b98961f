import { BUDGETS } from '../../bench/budgets.ts'
import type { Route } from '../../lib/routes.ts'
import { filesOf, type ViteManifest } from '../bundle/preloads.ts'
import { HtmlPage } from '../html.ts'

/** What a build has written. */
interface Built {
  /** The HTML that a path is answered with. */
  htmlOf: (path: string) => string
  /** Bytes of a file as it is sent. */
  sizeOf: (file: string) => number
  manifest: ViteManifest
}

/** A page, and the scripts that it loads on a first visit. */
export interface FirstLoad {
  path: string
  /** kB as sent. */
  scripts: number
  limit: number
  /** The heaviest first. */
  files: string[]
}

/** The first loads of the pages whose route names a budget, other than those of one template for many. */
export function firstLoads(routes: readonly Route[], { htmlOf, sizeOf, manifest }: Built): FirstLoad[] {
  const byFile = new Map(Object.values(manifest).map(entry => [entry.file, entry]))
  return routes.flatMap(({ path, page: { budget } }) => {
    if (!budget || path.includes('$')) return []
    const { scripts, deferred = scripts } = BUDGETS[budget]
    const files = new Set<string>()
    const take = (name: string) => {
      const entry = byFile.get(name)
      if (entry) filesOf(manifest, entry, files)
      else files.add(name)
    }
    for (const name of scriptFilesOf(new HtmlPage(htmlOf(path)))) take(name)
    const bytes = [...files].map(name => ({ name, size: sizeOf(name) })).toSorted((a, b) => b.size - a.size)
    const total = bytes.reduce((sum, { size }) => sum + size, 0) / 1000
    return [
      { path, scripts: total, limit: deferred, files: bytes.map(({ name, size }) => `${name} ${size}`) },
    ]
  })
}

/** The files of scripts that a page loads, or says that it will. */
export function scriptFilesOf(page: HtmlPage): string[] {
  const addresses = [...page.all('script'), ...page.all('link')].flatMap(
    ({ attributes: { src, href, 'data-preload': preload } }) => src ?? href ?? preload?.split(' ') ?? [],
  )
  return addresses.filter(address => /^\/assets\/.+\.js$/.test(address)).map(address => address.slice(1))
}

/** What is too heavy, with its files, because the reason is one of them. */
export function checkFirstLoads(loads: readonly FirstLoad[]): string[] {
  return loads
    .filter(({ scripts, limit }) => scripts > limit)
    .map(
      ({ path, scripts, limit, files }) =>
        `${path} loads ${scripts.toFixed(1)} kB of scripts, and may load ${limit}:\n  ${files.join('\n  ')}`,
    )
}
