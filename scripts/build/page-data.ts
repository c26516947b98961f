import ts from 'typescript'
import type { Plugin } from 'vite'
import { findPageData } from '../lib/routes.ts'

/** What the router reads in the browser. All other page data is only for tools. */
const FOR_BROWSERS = ['header', 'isForStaff', 'nav', 'scripts', 'title']

/**
 * Blanks out the parts of a route's static data that only tools read. The first script of every page has all
 * routes, so each word there costs every page. Blanks keep every position, and so the source map.
 */
export function withoutToolData(path: string, code: string): string {
  const data = findPageData(path, code)
  if (!data || !ts.isObjectLiteralExpression(data)) return code
  const { properties } = data
  return properties.reduceRight((text, property, at) => {
    if (property.name && FOR_BROWSERS.includes(property.name.getText())) return text
    const from = property.getFullStart()
    const to = properties[at + 1]?.getFullStart() ?? properties.end
    return text.slice(0, from) + text.slice(from, to).replace(/[^\n]/g, ' ') + text.slice(to)
  }, code)
}

/** Keeps in the portal's own code only the static page data that it reads. */
export function stripPageData(): Plugin {
  return {
    name: 'strip-page-data',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/portal\/routes\/(?:[^/?]+\/)*[^-/?][^/?]*\.tsx$/ },
      handler: (code, id) => ({ code: withoutToolData(id, code), map: null }),
    },
  }
}
