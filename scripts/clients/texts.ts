import { readFileSync } from 'node:fs'
import { announcementsIn, blocksOf, CHANGELOG, DIGESTS } from '../contract-diff/entries.ts'
import type { OpenApiDocument } from '../generate/bundle.ts'
import { exampleOf } from './example.ts'
import { credentialsOf } from './sources.ts'

const CREDENTIALS = {
  token:
    '`token` is the access token, or a function that returns the current one before each request. `GATEPOST_TOKEN` in the example is one.',
  key: 'On a server, `secretKey` is the id of a secret key with its token; never send it to a browser. In a web page, `embeddedKey` is the id of an embedded key that lists the hostname of the page. `GATEPOST_KEY_ID` and `GATEPOST_TOKEN` in the example are a secret key.',
}

/** The README of a package. Its example is the file `example.mjs` of the package. */
export function readmeOf(service: string, document: OpenApiDocument, license: string): string {
  const name = `@gatepost/${service}-client`
  const { title, version, summary } = document.info
  const { operation, program, response } = exampleOf(service, document)
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
${credentials ? `- ${CREDENTIALS[credentials]}\n` : ''}- The other options are those of [openapi-fetch](https://openapi-ts.dev/openapi-fetch/api): \`fetch\`, \`headers\`, \`credentials\`, and so on.
- \`call\` takes an operation and its \`path\`, \`query\`, \`header\`, and \`body\`. It resolves for every status, and \`result.ok\` says which it was: then \`result.data\` is the body, otherwise \`result.error\` is the list of errors, also where a proxy responded with a page of its own. It rejects when there is no response. \`dataOf(result)\` returns the data, or throws a \`CallError\` with the list and the id of the request.
- \`for await (const page of client.pages(operation, input))\` reads a list to its end. \`client.file(operation, input)\` reads a file.
- A call that reads, or that has an Idempotency-Key, is sent again when it fails in passing (no response, or 408, 429, 502, 503, or 504): at most \`retries\` times (2), after the time in \`Retry-After\` or a growing one. A call without an Idempotency-Key where one is needed gets one. Each attempt may take \`timeout\` milliseconds (30,000), and \`signal\` ends all of them.
- \`client.GET(…)\`, \`client.PUT(…)\`, and \`client.use(…)\` are those of openapi-fetch, without these.

## What is in it

| import | what |
| --- | --- |
| \`${name}\` | \`createClient\`, \`dataOf\`, and \`CallError\`; the types \`Data\`, \`Input\`, and \`Failure\` of an operation, by its types or its handle (\`Data<typeof operation>\`) |
| \`${name}/operations\` | every operation: method, path, roles, and types |
| \`${name}/types\` | the types of paths and schemas |
| \`${name}/zod\` | schemas for [zod/mini](https://zod.dev/packages/mini); they need \`npm install zod\` |

A bundler keeps only the operations and schemas that you import. [CHANGELOG.md](CHANGELOG.md) lists the changes of the contract.

## License

${licenseSentence(license)}
`
}

/** What the license of `package.json` means for those who get a package. */
function licenseSentence(license: string): string {
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
