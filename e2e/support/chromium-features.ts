/**
 * The features of Chromium that tests with a browser turn off. The flag that names them counts once, so it repeats
 * those of Playwright, which are read from its code.
 */
import { readFileSync } from 'node:fs'

const PLAYWRIGHT = 'node_modules/playwright-core/lib/coreBundle.js'

/**
 * The suggestions below the address bar are two pages of the browser's own. Each context opens a window of its own, and
 * loading them there takes longer than the rest of the window, although a headless browser shows neither.
 */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'WebUIOmniboxFullPopup']

/** The flag for Chromium. Throws when Playwright no longer lists its features where they are looked for. */
export function disabledFeatures(bundle = readFileSync(PLAYWRIGHT, 'utf8')): string {
  const [, list = ''] = /\bdisabledFeatures = \[([^\]]*)\]/.exec(bundle) ?? []
  const own = [...list.matchAll(/^\s*"(\w+)",?$/gm)].map(([, name]) => name)
  if (!own.length) throw new Error(`${PLAYWRIGHT} has no list of the features that Playwright turns off`)
  return `--disable-features=${[...own, ...ADDRESS_BAR].join()}`
}
