import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** So many pages of one folder come from a collection, and one template makes all of them. */
const COLLECTION = 10

/** The addresses of all pages that the build has made, with `$name` for what varies. */
function builtTemplates(): string[] {
  const built: { pages: Record<string, string>; shellPaths: string[] } = JSON.parse(
    readFileSync('dist/portal.json', 'utf8'),
  )
  const folders = Map.groupBy(Object.keys(built.pages), dirname)
  const prerendered = [...folders].flatMap(([folder, paths]) =>
    paths.length < COLLECTION ? paths : [`${folder}/$entry`],
  )
  // A path with an underscore is the router's own.
  return [...prerendered, ...built.shellPaths.filter(path => !path.startsWith('/_'))]
}

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
  return builtTemplates().flatMap(template =>
    ['narrow', 'wide']
      .filter(size => {
        const pattern = new RegExp(`^${size} ${template.replace(/\$\w+/g, '[^/]+')}$`)
        return !looks.some(look => pattern.test(look))
      })
      .map(size => `${template}, ${size}`),
  )
}
