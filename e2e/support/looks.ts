import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPattern } from '../../scripts/lib/pages.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'

/** The notes of this run, in its folder while the run lasts. */
const LOOKS = join(process.env.E2E_DATA ?? '', 'looks.txt')
/** In pixels: a phone is at most as wide as the first, a desktop at least as wide as the second. */
const WIDTHS = { narrow: 480, wide: 1000 }

/** Records for the whole run that axe has checked a page. */
export function rememberLook(url: string, width: number): void {
  const size = width <= WIDTHS.narrow ? 'narrow' : width >= WIDTHS.wide ? 'wide' : 'between'
  appendFileSync(LOOKS, `${size} ${new URL(url).pathname}\n`)
}

/** The pages that axe has not checked in this run, each with the missing width. */
export function pagesNotLookedAt(): string[] {
  const looks = [...new Set(readFileSync(LOOKS, 'utf8').split('\n'))].map(line => line.split(' '))
  // A path with an underscore belongs to the router. A page without scripts covers other addresses.
  const paths = pagesOf().flatMap(({ path, page }) =>
    path.startsWith('/_') || page.scripts === false ? [] : [path],
  )
  return paths.flatMap(path =>
    ['narrow', 'wide']
      .filter(size => !looks.some(([seen, at = '']) => seen === size && new RegExp(toPattern(path)).test(at)))
      .map(size => `${path}, ${size}`),
  )
}
