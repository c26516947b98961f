import ts from 'typescript'
import type { Plugin } from 'vite'
import { findPageData } from '../lib/routes.ts'

/** What the router reads in the browser; everything else about a page is for tools alone. */
const FOR_BROWSERS = ['nav', 'scripts']

/**
 * Blanks out what only tools read of a route's static data. All routes are in the first script of every page,
 * so each word there costs all of them. Blanks keep every position, and with it the source map.
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

/** Leaves in the portal's own code only what it reads of the pages' static data. */
export function stripPageData(): Plugin {
  return {
    name: 'strip-page-data',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/portal\/routes\/[^?]+\.tsx$/ },
      handler: (code, id) => ({ code: withoutToolData(id, code), map: null }),
    },
  }
}
