import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPattern } from '../../scripts/lib/pages.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'

/** Notes of this run, in its folder for the time that it lasts. */
const LOOKS = join(process.env.E2E_DATA ?? '', 'looks.txt')
/** In pixels: a phone is as wide as the first at most, a desk as wide as the second at least. */
const WIDTHS = { narrow: 480, wide: 1000 }

/** Remembers for the whole run that axe has looked at a page. */
export function rememberLook(url: string, width: number): void {
  const size = width <= WIDTHS.narrow ? 'narrow' : width >= WIDTHS.wide ? 'wide' : 'between'
  appendFileSync(LOOKS, `${size} ${new URL(url).pathname}\n`)
}

/** The pages that axe has not seen in this run, each with the width that is missing. */
export function pagesNotLookedAt(): string[] {
  const looks = [...new Set(readFileSync(LOOKS, 'utf8').split('\n'))].map(line => line.split(' '))
  // A path with an underscore is the router's own; a page without scripts answers for other addresses.
  const paths = pagesOf().flatMap(({ path, page }) =>
    path.startsWith('/_') || page.scripts === false ? [] : [path],
  )
  return paths.flatMap(path =>
    ['narrow', 'wide']
      .filter(size => !looks.some(([seen, at = '']) => seen === size && new RegExp(toPattern(path)).test(at)))
      .map(size => `${path}, ${size}`),
  )
}
