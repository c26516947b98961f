import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { toPattern } from '../../scripts/lib/pages.ts'
import { pagesOf } from '../../scripts/lib/routes.ts'

const LOOKED_AT = join(process.env.E2E_DATA ?? '', 'looked-at.txt')
/** In pixels: narrower than the first is a phone, wider than the second a desk. */
const WIDTHS = { narrow: 480, wide: 1000 }

/** Remembers for the whole run that axe has looked at a page. */
export function rememberLook(url: string, width: number): void {
  const size = width <= WIDTHS.narrow ? 'narrow' : width >= WIDTHS.wide ? 'wide' : 'between'
  appendFileSync(LOOKED_AT, `${size} ${new URL(url).pathname}\n`)
}

/** The pages, each `narrow` and `wide`, at which axe has not looked in this run. */
export function pagesNotLookedAt(): string[] {
  const looks = [...new Set(readFileSync(LOOKED_AT, 'utf8').split('\n'))]
  return (
    pagesOf()
      // A path with an underscore is the router's own; a page without scripts answers for other addresses.
      .filter(({ path, page }) => !path.startsWith('/_') && page.scripts !== false)
      .flatMap(({ path }) =>
        ['narrow', 'wide']
          .filter(size => {
            const pattern = new RegExp(toPattern(path).replace('^', `^${size} `))
            return !looks.some(look => pattern.test(look))
          })
          .map(size => `${path}, ${size}`),
      )
  )
}
