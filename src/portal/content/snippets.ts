import { type FirstLookup, suggestionLookup } from './first-lookups.ts'

/** Returns a first lookup from a web page. The browser sends the page's origin. */
export function embeddedSnippet(
  origin: string,
  keyId: string,
  license?: string,
  { operation: { service, path }, fields }: Pick<FirstLookup, 'operation' | 'fields'> = suggestionLookup,
): string {
  const parameters = fields.map(({ name, value }) => `url.searchParams.set('${name}', '${value}')\n`)
  return `const url = new URL('${origin}/api/${service}${path}')
url.searchParams.set('key', '${keyId}')
${parameters.join('')}${license ? `url.searchParams.set('license', '${license}')\n` : ''}const response = await fetch(url)
console.log(await response.json())`
}
