import { prerenderedPaths, toPattern } from '../lib/pages.ts'
import { pagesOf } from '../lib/routes.ts'

/** Whether a page answers at a path, once the site is built: one that the build renders, or one of the shell. */
export async function knownAddresses(): Promise<(path: string) => boolean> {
  const pages = pagesOf()
  const rendered = new Set(await prerenderedPaths(pages))
  const shell = pages.filter(({ page }) => !page.prerender).map(({ path }) => new RegExp(toPattern(path)))
  return path => rendered.has(path) || shell.some(pattern => pattern.test(path))
}
