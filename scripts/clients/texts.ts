import { readFileSync } from 'node:fs'
import { announcementsIn, blocksOf, CHANGELOG, DIGESTS } from '../contract-diff/entries.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { type ClientExample, exampleOf } from './example.ts'
import { examplesOf } from './examples.ts'
import { credentialsOf, hasSession } from './sources.ts'

const CREDENTIALS = {
  token:
    '`token` is the access token, or a function that returns the current one before each request. After a 401, the function gets the rejected token; if it returns another one, the request is sent again. `GATEPOST_TOKEN` in the example is a token.',
  key: 'On a server, `secretKey` is the id of a secret key with its token; never send it to a browser. In a web page, `embeddedKey` is the id of an embedded key that lists the hostname of the page. `GATEPOST_KEY_ID` and `GATEPOST_TOKEN` in the example are a secret key. In tests, send a test key as either: its ID begins with `7e57`, its responses are fixed, and nothing counts.',
}

const SESSION =
  '`sessionToken({ baseUrl, username, password })` returns such a function for the clients of all services. It logs in at the first call and replaces the token two minutes before it expires, or when a service rejects it. `code` returns the code of the authenticator app for a person who has one, and `accountId` chooses the account. It does not repeat a login that was rejected with 401.'

/** The README of a package. Its example is the file `example.mjs` of the package. */
export function readmeOf(service: string, document: OpenApiDocument, license: string): string {
  const name = `@gatepost/${service}-client`
  const { title, version, summary } = document.info
  const example = exampleOf(service, document)
  const { operation, program, response } = example
  const credentials = credentialsOf(document)
  return `# ${name}

${title}. ${summary ?? ''} This package has its types, a typed client, its operations, and zod schemas of its contract, version ${version}.

## Install

\`\`\`sh
npm install ./gatepost-${service}-client-${version}.tgz
\`\`\`

## Call an operation

\`\`\`js example.mjs
${program}\`\`\`

\`node node_modules/${name}/example.mjs\` runs it. Without \`GATEPOST_URL\`, it calls a service on your machine. ${operation.object.summary}: the contract's example of the response is

\`\`\`json
${JSON.stringify(response, null, 2)}
\`\`\`

- \`baseUrl\` is where the services are. The client adds \`${document.servers?.[0]?.url}\`.
${credentials ? `- ${CREDENTIALS[credentials]}\n` : ''}${hasSession(document) ? `- ${SESSION}\n` : ''}- The other options are those of [openapi-fetch](https://openapi-ts.dev/openapi-fetch/api): \`fetch\`, \`headers\`, \`credentials\`, and so on.
- \`call\` takes an operation and its \`path\`, \`query\`, \`header\`, and \`body\`. It resolves for every status, and \`result.ok\` says which it was: then \`result.data\` is the body, otherwise \`result.error\` is the list of errors, also where a proxy responded with a page of its own. It rejects when there is no response. \`dataOf(result)\` returns the data, or throws a \`CallError\` with the list and the id of the request. Compare the \`name\` of an error, never its message; \`ErrorName<typeof operation>\` has the names that the contract shows.
- \`for await (const page of client.pages(operation, input))\` reads a list to its end. \`client.file(operation, input)\` reads a file.
- A call that reads, or that has an Idempotency-Key, is sent again when it fails in passing (no response, or 408, 429, 502, 503, or 504): at most \`retries\` times (2), after the time in \`Retry-After\` or a growing one. A call without an Idempotency-Key gets one, if the operation takes one. Each attempt may take \`timeout\` milliseconds (30,000), and \`signal\` ends all of them.
- \`client.GET(…)\`, \`client.PUT(…)\`, and \`client.use(…)\` are those of openapi-fetch, without these.

${querySection(name, example)}
${testSection(name, document, example)}
## What is in it

| import | what |
| --- | --- |
| \`${name}\` | \`createClient\`, \`dataOf\`, and \`CallError\`; the types \`Data\`, \`Input\`, and \`Failure\` of an operation, by its types or its handle (\`Data<typeof operation>\`), and \`ErrorName\` by its handle |
| \`${name}/operations\` | every operation: method, path, roles, and types |
| \`${name}/types\` | the types of paths and schemas |
| \`${name}/zod\` | schemas for [zod/mini](https://zod.dev/packages/mini); they need \`npm install zod\` |
| \`${name}/query\` | options and keys for TanStack Query 5 |
| \`${name}/msw\` | handlers and bodies for tests; they need \`npm install -D msw\` |
| \`${name}/openapi.json\` | the contract |

A bundler keeps only the operations and schemas that you import. An editor finds the sources in \`src\`. [CHANGELOG.md](CHANGELOG.md) lists the changes of the contract.

## License

${licenseSentence(license)}
`
}

function querySection(name: string, { operation: { id }, query }: ClientExample): string {
  const input = Object.keys(query).length ? `, { query: ${JSON.stringify(query)} }` : ''
  return `## TanStack Query

\`\`\`ts
import { queryOptions } from '${name}/query'

const { data, error } = useQuery(queryOptions(client, ${id}${input}))
\`\`\`

- \`queryOptions(client, operation, input)\`, \`infiniteOptions(client, operation, input)\` for a list page by page, and \`mutationOptions(client, operation)\`, whose variables are the input, are plain objects for every adapter of version 5. Their functions return the data or throw as \`dataOf\` does. They turn off the retries of TanStack Query, because the client has its own.
- A call ends when no component needs it anymore. To keep one running that the loader of a router started, pass \`queryFn: () => options.queryFn()\`.
- The key of a query is \`[service, operationId, input]\`. \`queryKeyOf(operation)\` matches all queries of an operation, and \`queryKeyOf(operation, input)\` those whose input contains \`input\`.
- \`invalidatedBy(operation)\` returns the keys to invalidate after a change: all queries of the service, because a contract does not say which of them show what a change affects. TanStack Query refetches only those on the page.
`
}

function testSection(name: string, document: OpenApiDocument, { operation: { id } }: ClientExample): string {
  const examples = [...(examplesOf(document).get(id) ?? [])]
  const [success = ''] = examples.find(([, { status }]) => status < 300) ?? []
  const [error = ''] = examples.find(([, { status }]) => status >= 500) ?? []
  return `## Test against the contract

\`\`\`ts
import { setupServer } from 'msw/node'
import { fixture, handlers, respond } from '${name}/msw'

const server = setupServer(...handlers())
server.listen()
server.use(respond(${id}, '${error}'))
const expected = fixture(${id}, '${success}')
\`\`\`

- \`handlers()\` responds to every operation with its first example of a success, on any origin or that of \`baseUrl\`. \`respond(operation, example)\` is a handler for another example, and \`fixture(operation, example)\` the body of one, with its type. The compiler knows the names; at run time, an unknown one throws an error that lists them. A response without a body has its status as its name.
- A client with \`retries: 0\` shows an error at once.
- \`npx @stoplight/prism-cli mock node_modules/${name}/openapi.json\` serves the same examples for programs in other languages. Its paths begin at the root, without \`${document.servers?.[0]?.url}\`.
`
}

/** What the license of `package.json` means for those who get a package. */
export function licenseSentence(license: string): string {
  return license === 'UNLICENSED'
    ? '`UNLICENSED`: the package grants no license, so you may use it only if your agreement with its owner says so.'
    : `The license is \`${license}\`.`
}

/** What the changelog of the contracts says about one service, latest first. */
export function changelogOf(service: string, changelog = readFileSync(CHANGELOG, 'utf8')): string {
  const entries = blocksOf(changelog)
    .slice(1)
    .flatMap(block => {
      const own = announcementsIn(block).find(each => each.service === service)
      if (!own) return []
      const [heading = '', ...lines] = block.replace(DIGESTS, '').trim().split('\n')
      const date = /\d{4}-\d{2}-\d{2}/.exec(heading)?.[0]
      const text = lines
        .flatMap(line => lineFor(service, line))
        .join('\n')
        .trim()
      return [`## ${own.version}${date ? ` (${date})` : ''}\n\n${text}\n`]
    })
  return [`# Changes of @gatepost/${service}-client\n`, ...entries].join('\n')
}

/** A line of an entry as the package of a service has it; none when it is about other services. */
function lineFor(service: string, line: string): string[] {
  const [, services = '', impact, what] = /^- (\*\*\w+\*\*.*?), (major|minor|patch): (.*)$/.exec(line) ?? []
  if (!services) return [line]
  return services.includes(`**${service}**`) ? [`- ${impact}: ${what}`] : []
}
