import { appendFileSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** So many pages of one folder come from a collection, and one template makes all of them. */
const COLLECTION = 10

/**
 * What the build has made: `templates` are the addresses of all pages, with `$name` for what varies, and
 * `samples` are addresses of prerendered pages, at least one of each template.
 */
export function builtPages(): { templates: string[]; samples: string[] } {
  const built: { pages: Record<string, string>; shellPaths: string[] } = JSON.parse(
    readFileSync('dist/portal.json', 'utf8'),
  )
  const folders = Map.groupBy(Object.keys(built.pages), dirname)
  const prerendered = [...folders].flatMap(([folder, paths]) =>
    paths.length < COLLECTION
      ? paths.map(path => ({ template: path, samples: [path] }))
      : [
          {
            template: `${folder}/$entry`,
            samples: [paths[0], paths.at(-1)].filter(path => path !== undefined),
          },
        ],
  )
  return {
    // A path with an underscore is the router's own.
    templates: [
      ...prerendered.map(({ template }) => template),
      ...built.shellPaths.filter(path => !path.startsWith('/_')),
    ],
    samples: prerendered.flatMap(({ samples }) => samples),
  }
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
  return builtPages().templates.flatMap(template =>
    ['narrow', 'wide']
      .filter(size => {
        const pattern = new RegExp(`^${size} ${template.replace(/\$\w+/g, '[^/]+')}$`)
        return !looks.some(look => pattern.test(look))
      })
      .map(size => `${template}, ${size}`),
  )
}
