import { suggestUsAddresses } from '#generated/gateway/operations.ts'

/** A first lookup from a web page. The browser sends the page's origin. */
export function embeddedSnippet(origin: string, keyId: string, license?: string): string {
  const { service, path } = suggestUsAddresses
  return `const url = new URL('${origin}/api/${service}${path}')
url.searchParams.set('key', '${keyId}')
url.searchParams.set('search', '214 N Jun')
${license ? `url.searchParams.set('license', '${license}')\n` : ''}const response = await fetch(url)
console.log(await response.json())`
}
