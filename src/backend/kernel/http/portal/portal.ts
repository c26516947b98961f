import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type FailOutside, failOutside } from '../failures.ts'
import { contentSecurityPolicy, type InlineHashes, type PageOrigins } from '../headers.ts'
import { sendPlainPage } from '../plain-page.ts'
import { Problem, problem } from '../problem.ts'
import type { RateLimits } from '../rate-limit.ts'
import { canonicalPathOf, fits } from './canonical-path.ts'
import { beforeEncodedHash } from './encoded-hash.ts'
import { nearestPages, withSuggestions } from './nearest-pages.ts'
import { createOwnPages } from './own-pages.ts'

/** What the build says about its pages: `dist/portal.json`. */
export interface PortalManifest {
  /** HTML file of each path that has its own. */
  pages: Record<string, string>
  /** Paths that the shell serves; a segment that begins with `$` stands for any. */
  shellPaths: string[]
  /** The file of the shell with the title of a page and the names of its scripts, by its path in `shellPaths`. */
  shells: Record<string, string>
  /** Beginnings of paths whose unknown rest the shell explains, inside the frame of its pages. */
  shellFolders: string[]
  /** Files for machines that name addresses of this site, such as `sitemap.xml`, each with its media type. */
  texts: Record<string, string>
  /** Where pages were before, with their paths now. */
  moved: Record<string, string>
  /** The names of the public pages, by path, for an address that none of them has. */
  names: Record<string, string>
  /** The build, as in `20261128103550-3f9a0c1b2d4e`: when it was made, in UTC, and the beginning of `inputs.sha256`. */
  release: string
  /** The origin that the build has written into the pages and these files. */
  origin: string
  /** What is inline in each HTML file, for its Content-Security-Policy. */
  inline: Record<string, InlineHashes>
}

export interface PortalOptions {
  /** What the build says, where it has been read already. */
  manifest?: PortalManifest | undefined
  /** Origins of the vendors whose widgets may run in pages, asked for with each page. */
  pageOrigins?: () => PageOrigins
  /** Called for each page that an address requests; throws 429. */
  countPage?: RateLimits['countPage']
  /** The origin that people see, which pages name as theirs. */
  origin?: () => string
  /** Origins of the services that have hosts of their own, by service. */
  serviceOrigins?: ReadonlyMap<string, string> | undefined
  /** What the pages have to know about consent. */
  consent?: ConsentHints
  /** Sends what an address below `/api` without an operation fails with. */
  fail?: FailOutside
}

/** What the pages have to know about consent, but cannot know by themselves. */
export interface ConsentHints {
  /** Header of the operator's proxy with the country of the visitor, in lower case. */
  regionHeader?: string | undefined
  /** Categories of the consent preferences that a configured vendor needs. */
  categories: () => readonly string[]
}

/** Of a file with its hash in its name. */
const IMMUTABLE = 'public, max-age=31536000, immutable'
/** Of a script that pages elsewhere load: within an hour, they have the newest version. */
const HOURLY = 'public, max-age=3600'
/** Pages of any origin may load a script of this folder, and check its integrity. */
const FOR_ANY_PAGE = 'widget'
const ANY_PAGE = { 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' }
const SHELL = '_shell.html'
const NOT_FOUND = '404.html'

/**
 * Serves the built portal: hashed files cached forever, pages with their own policy, the shell for paths
 * behind a login, and a not-found page with status 404 for all others. Vendor widgets may run in all of
 * them, since the portal navigates between pages without loading them.
 */
export async function registerPortal(
  app: FastifyInstance,
  folder: string,
  options: PortalOptions = {},
): Promise<void> {
  const { manifest = readManifest(folder), countPage = async () => {}, fail = failOutside([]) } = options
  const root = join(folder, 'client')
  // A worker has the policy of its script, not that of its page.
  const workerPolicy = contentSecurityPolicy(undefined, {
    connections: [...new Set(options.serviceOrigins?.values())],
  })
  await registerFiles(app, root, manifest, workerPolicy)
  await registerEarlierFiles(app, folder, workerPolicy)
  const ownPages = createOwnPages(root, {
    built: manifest.origin,
    own: options.origin ?? (() => manifest.origin),
    services: options.serviceOrigins,
  })
  for (const [file, type] of Object.entries(manifest.texts))
    app.get(`/${file}`, async (request, reply) => {
      reply.type(type).header('cache-control', 'no-cache')
      return ownPages.send(request, reply, file)
    })

  const sendAddress = addressSender(manifest, createPageSender(manifest, ownPages, options))
  app.setNotFoundHandler(async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/'
    const isPage = request.method === 'GET' || request.method === 'HEAD'
    if (!isPage || path.startsWith('/api/') || path.startsWith('/dev/'))
      return fail(request, reply, problem('not-found'))
    try {
      await countPage(request.ip)
    } catch (error) {
      if (!(error instanceof Problem)) throw error
      reply.headers(error.headers)
      return sendPlainPage(reply, error.status, error.items[0]?.message ?? '')
    }
    return sendAddress(request, reply, path)
  })
}

/** Throws if the folder has no built portal. */
export function readManifest(folder: string): PortalManifest {
  const manifestFile = join(folder, 'portal.json')
  if (!existsSync(manifestFile))
    throw new Error(`The portal is not built (no ${manifestFile}). Run: npm run build`)
  return JSON.parse(readFileSync(manifestFile, 'utf8'))
}

/** Scripts, styles, fonts and pictures. Pages are sent with their status and policy. */
async function registerFiles(
  app: FastifyInstance,
  root: string,
  { texts }: PortalManifest,
  workerPolicy: string,
): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    index: false,
    wildcard: false,
    globIgnore: ['**/*.html', '**/*.br', '**/*.gz', '**/*.map', ...Object.keys(texts)],
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply, file) => {
      // Of a page it is set with its status.
      if (reply.hasHeader('cache-control')) return
      const [folder = '', name = ''] = relative(root, file).split(sep)
      const isForAnyPage = folder === FOR_ANY_PAGE
      if (isForAnyPage) reply.headers(ANY_PAGE)
      const isImmutable = folder === 'assets' || (isForAnyPage && name.includes('-'))
      reply.header('content-security-policy', workerPolicy)
      reply.header('cache-control', isImmutable ? IMMUTABLE : isForAnyPage ? HOURLY : 'no-cache')
    },
  })
}

/** What the builds before had, for a page that was opened then: one route looks for a file that this build hasn't. */
async function registerEarlierFiles(
  app: FastifyInstance,
  folder: string,
  workerPolicy: string,
): Promise<void> {
  const earlier = join(folder, 'earlier')
  const names = existsSync(earlier) ? readdirSync(earlier) : []
  const releases = names.filter(name => name !== FOR_ANY_PAGE)
  const serve = (prefix: string, roots: string[], headers: Record<string, string>) =>
    app.register(fastifyStatic, {
      root: roots,
      prefix,
      index: false,
      allowedPath: path => !path.endsWith('.map'),
      preCompressed: true,
      cacheControl: false,
      setHeaders: reply => void reply.headers(headers),
      decorateReply: false,
    })
  const headers = { 'content-security-policy': workerPolicy, 'cache-control': IMMUTABLE }
  if (releases.length)
    await serve(
      '/assets/',
      releases.map(release => join(earlier, release, 'assets')),
      headers,
    )
  if (names.length > releases.length)
    await serve(`/${FOR_ANY_PAGE}/`, [join(earlier, FOR_ANY_PAGE)], { ...headers, ...ANY_PAGE })
}

interface PageSender {
  page(request: FastifyRequest, reply: FastifyReply, file: string, status: number): unknown
  /** The page for an address without one, with the pages that it may have meant. */
  notFound(request: FastifyRequest, reply: FastifyReply, path: string): unknown
}

function createPageSender(
  manifest: PortalManifest,
  ownPages: ReturnType<typeof createOwnPages>,
  { pageOrigins = () => ({}), consent }: PortalOptions,
): PageSender {
  const shells = new Set([SHELL, ...Object.values(manifest.shells)])
  const nearest = nearestPages(manifest.names)
  const start = (request: FastifyRequest, reply: FastifyReply, file: string, status: number) =>
    reply
      .code(status)
      // A page behind the login is built again on Back and never restored from a cache.
      .header('cache-control', shells.has(file) ? 'no-store' : 'no-cache')
      .header(
        'content-security-policy',
        contentSecurityPolicy(manifest.inline[shells.has(file) ? SHELL : file], pageOrigins()),
      )
      .headers(consentHeaders(request, consent))
  const page: PageSender['page'] = (request, reply, file, status) => {
    start(request, reply, file, status)
    const isShell = shells.has(file)
    if (ownPages.isNeeded(isShell))
      return ownPages.send(request, reply.type('text/html; charset=utf-8'), file)
    // Uncacheable responses need no ETag.
    return reply.sendFile(file, { cacheControl: false, etag: !isShell, lastModified: !isShell })
  }
  return {
    page,
    async notFound(request, reply, path) {
      const meant = nearest(path)
      if (!meant.length) return page(request, reply, NOT_FOUND, 404)
      start(request, reply, NOT_FOUND, 404).type('text/html; charset=utf-8')
      return withSuggestions(await ownPages.read(NOT_FOUND), meant)
    },
  }
}

/** Sends what an address of the portal leads to: its page, the shell, or the address that it means. */
function addressSender(manifest: PortalManifest, send: PageSender) {
  const shellPaths = manifest.shellPaths.map(path => path.split('/'))
  const paths = { pages: new Set(Object.keys(manifest.pages)), shellPaths, moved: manifest.moved }
  const shellOf = (path: string) => {
    const segments = path.split('/')
    const fitting = shellPaths.filter(each => fits(each, segments)).map(each => each.join('/'))
    // A page of its own, such as `/account/keys/usage`, comes before the page of any key.
    const wanted = fitting.find(each => each === path) ?? fitting[0]
    return wanted && (manifest.shells[wanted] ?? SHELL)
  }
  /** Never an address of another host, and never one that leads on. */
  const isPageOf = (url: string) => Object.hasOwn(manifest.pages, url.split('?')[0] ?? '')

  return (request: FastifyRequest, reply: FastifyReply, path: string): unknown => {
    const whole = beforeEncodedHash(request.url)
    if (whole !== undefined && isPageOf(whole))
      return reply.header('cache-control', 'no-store').redirect(whole, 302)
    const page = manifest.pages[path]
    if (page) return send.page(request, reply, page, 200)
    // One address for each page: others that mean it lead there, with their query.
    const canonical = canonicalPathOf(path, paths)
    if (canonical) return reply.redirect(`${canonical}${request.url.slice(path.length)}`, 301)
    const shell = shellOf(path)
    if (shell) return send.page(request, reply, shell, 200)
    const isInShell = manifest.shellFolders.some(folder => path.startsWith(folder))
    return isInShell ? send.page(request, reply, SHELL, 404) : send.notFound(request, reply, path)
  }
}

/**
 * A page is one file for everybody, and its scripts read this header of their own page instead: whether the browser
 * sent Global Privacy Control, the country of the visitor, and what there is to consent to.
 */
function consentHeaders(
  { headers }: Pick<FastifyRequest, 'headers'>,
  { regionHeader, categories = () => [] }: Partial<ConsentHints> = {},
): Record<string, string> {
  const country = regionHeader === undefined ? undefined : headers[regionHeader]
  const asked = [...new Set(categories())]
  const hints = [
    ...(headers['sec-gpc'] === '1' ? ['gpc;desc="1"'] : []),
    ...(typeof country === 'string' && /^[A-Za-z]{2}(-[A-Za-z0-9]{1,3})?$/.test(country)
      ? [`region;desc="${country.toUpperCase()}"`]
      : []),
    ...(asked.length > 0 ? [`consent;desc="${asked.join(' ')}"`] : []),
  ]
  return hints.length > 0 ? { 'server-timing': hints.join(', ') } : {}
}
