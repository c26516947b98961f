import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { readCookie, sessionCookie } from '#kernel/access/cookies.ts'
import type { Config } from '#kernel/config.ts'
import { type Contract, contractOperations } from '#kernel/contract/contract.ts'
import { escapeHtml } from '#kernel/http/escape-html.ts'
import { contentSecurityPolicy } from '#kernel/http/headers.ts'
import { isKeyed } from '#kernel/http/hosts/portal-calls.ts'
import { sendPlainPage } from '#kernel/http/plain-page.ts'
import { type DevEnvironment, devNavigation, styleLinks } from './page.ts'

/** A person that every visitor can log in as. */
export interface DemoLogin {
  username: string
  password: string
}

export interface ContractsPageOptions {
  /** Contract of each service, by its name. */
  contracts: ReadonlyMap<string, Contract>
  /** Set if the demo is seeded. */
  demoLogin: DemoLogin | undefined
  config: PageConfig
}
type PageConfig = DevEnvironment & Pick<Config, 'secure' | 'SERVICE_ORIGINS'>

const SITE = '/dev/contracts'
const PAGE = `${SITE}/try`
/** Where `npm run build` writes the review site; the server runs without it. */
const SITE_FILES = fileURLToPath(new URL('../../../.cache/contracts-site/', import.meta.url))
const OUR_FILES = fileURLToPath(new URL('./contracts-page/', import.meta.url))
const SWAGGER_FILES = dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
/** The files that the page loads, out of those in the package. */
const FILES = new Set([
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/page.js',
  '/caller.js',
  '/plugin.js',
  '/references.js',
])

/**
 * `/dev/contracts` is the review site, with a page for each operation. `/dev/contracts/try` shows the contract of
 * every service in Swagger UI, and calls the running services as the person logged in in this browser. Everything
 * that they load comes from this server.
 */
export async function registerContractsPage(
  app: FastifyInstance,
  { contracts, demoLogin, config }: ContractsPageOptions,
): Promise<void> {
  // Links of the site are relative, so its first page needs a name.
  app.get(SITE, async (_request, reply) => {
    if (existsSync(join(SITE_FILES, 'index.html'))) return reply.redirect(`${SITE}/index.html`)
    return sendPlainPage(reply, 404, 'Run "npm run build" to write the review site of the contracts.')
  })
  await app.register(fastifyStatic, {
    root: SITE_FILES,
    prefix: `${SITE}/`,
    extensions: ['html'],
    index: false,
    decorateReply: false,
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  })

  const { SERVICE_ORIGINS: origins } = config
  const policy = contentSecurityPolicy(undefined, { connections: [...new Set(origins?.values())] })
  app.get(PAGE, async (request, reply) => {
    const hasSession = readCookie(request, sessionCookie, config) !== undefined
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-store', 'content-security-policy': policy })
      .send(html(config, contracts, demoLogin, hasSession))
  })

  for (const [name, contract] of contracts) {
    // Its page has the name of the folder of its operations.
    app.get(`${SITE}/${name}`, async (_request, reply) => reply.redirect(`${SITE}/${name}.html`))
    const origin = origins?.get(name)
    const servers = origin !== undefined && { servers: [{ url: `${origin}/api/${name}` }] }
    app.get(`${SITE}/${name}.json`, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').send({ ...contract, ...servers }),
    )
  }

  await app.register(fastifyStatic, {
    root: [OUR_FILES, SWAGGER_FILES],
    prefix: `${SITE}/files/`,
    allowedPath: path => FILES.has(path),
    index: false,
    decorateReply: false,
    setHeaders: reply => void reply.header('cache-control', 'no-cache'),
  })
}

function html(
  config: PageConfig,
  contracts: ContractsPageOptions['contracts'],
  demoLogin: DemoLogin | undefined,
  hasSession: boolean,
): string {
  const attribute = (name: string, value: string) => ` data-${name}="${escapeHtml(value)}"`
  const demo = demoLogin
    ? attribute('demo-username', demoLogin.username) + attribute('demo-password', demoLogin.password)
    : ''
  // A link into a contract names only the operation, and the page finds its service.
  const services = [...contracts].map(([name, contract]) => {
    const { title, version } = contract.info
    const operations = contractOperations(contract).map(({ operation }) => operation.operationId)
    const text = escapeHtml(`${title} ${version}`)
    const data = {
      operations: operations.join(' '),
      origin: config.SERVICE_ORIGINS?.get(name) ?? '',
      // Any page may call with keys, and therefore without cookies.
      credentials: isKeyed(contract) ? 'same-origin' : 'include',
    }
    const attributes = Object.entries(data).map(([each, value]) => attribute(each, value))
    return `<option value="${name}"${attributes.join('')}>${text}</option>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Contracts · Gatepost development</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${SITE}/files/swagger-ui.css">
${styleLinks('try.css')}
<script defer src="${SITE}/files/swagger-ui-bundle.js"></script>
<script type="module" src="${SITE}/files/page.js"></script>
</head>
<body>
<header${attribute('session', String(hasSession))}${demo}><div class="bar">
${devNavigation(config, SITE)}
<form action="${PAGE}"><label for="service">Contract</label>
<select id="service" name="service" autocomplete="off">${services.join('')}</select></form>
<div class="caller end"><p role="status" aria-live="polite">Checking who is logged in …</p></div>
</div></header>
<noscript><p>This page needs scripts.</p></noscript>
<div id="contract"></div>
</body>
</html>`
}
