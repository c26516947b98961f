import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type axe from 'axe-core'

/** The script of axe, a third of the size of the one that its package names first. */
const SCRIPT = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** What axe finds on the visible document of a page, whatever its weight. */
export async function findingsOf(page: Page, options: axe.RunOptions): Promise<axe.Result[]> {
  const found = await run(page, options)
  if (found) return found
  // Once for a document: reading the script takes as long as a run, and a second run in the same is faster.
  await page.evaluate(SCRIPT)
  const first = await run(page, options)
  if (!first) throw new Error(`${page.url()} was left while axe was about to look at it`)
  return first
}

/** Undefined where the document does not have the script yet. */
function run(page: Page, options: axe.RunOptions): Promise<axe.Result[] | undefined> {
  return page.evaluate(async options => {
    const { axe: given } = window as { axe?: typeof axe }
    return given && (await given.run(document, options)).violations
  }, options)
}
