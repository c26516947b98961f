import type { APIRequestContext, APIResponse } from '@playwright/test'

/** Sends what a copied `curl` command sends, with these variables of the shell. */
export function runCurl(
  request: APIRequestContext,
  command: string,
  variables: Readonly<Record<string, string>>,
): Promise<APIResponse> {
  const expanded = command.replace(/\$(\w+)/g, (text, name: string) => variables[name] ?? text)
  // The portal's commands quote their words, and continue lines with a backslash.
  const words = [...expanded.replaceAll('\\\n', '').matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, bare]) => double ?? single ?? bare ?? '',
  )
  const valuesOf = (option: string) => words.filter((_, at) => words[at - 1] === option)
  const url = new URL(words.find(word => /^https?:/.test(word)) ?? '')
  for (const pair of valuesOf('--data-urlencode')) {
    const [name = '', ...value] = pair.split('=')
    url.searchParams.set(name, value.join('='))
  }
  const [user = ''] = valuesOf('--user')
  const own = valuesOf('--header').map(header => header.split(/: (.*)/s, 2) as [name: string, value: string])
  const basic: [string, string][] = user
    ? [['authorization', `Basic ${Buffer.from(user).toString('base64')}`]]
    : []
  const headers = Object.fromEntries([...own, ...basic])
  const [data] = valuesOf('--data')
  return data === undefined ? request.get(url.href, { headers }) : request.post(url.href, { headers, data })
}
