import { prerenderedPaths, toPattern } from '../lib/pages.ts'
import { pagesOf } from '../lib/routes.ts'

/** Pages that are being written. */
const NOT_YET =
  /^\/(products|solutions|docs|plugins|company|contact|legal|articles|blog)(\/|$)|^\/(search|videos|newsletter|consent|global-address-formatting)$/

/** Whether a page answers at a path, once the site is built: one that the build renders, or one of the shell. */
export async function knownAddresses(): Promise<(path: string) => boolean> {
  const pages = pagesOf()
  const rendered = new Set(await prerenderedPaths(pages))
  const shell = pages.filter(({ page }) => !page.prerender).map(({ path }) => new RegExp(toPattern(path)))
  return path => NOT_YET.test(path) || rendered.has(path) || shell.some(pattern => pattern.test(path))
}
