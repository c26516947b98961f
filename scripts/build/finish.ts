/**
 * After `vite build`: writes dist/portal.json (which paths exist, and the hashes of every page's inline
 * scripts for its Content-Security-Policy), and a Brotli and a gzip form beside every file that shrinks.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { PortalManifest } from '../../src/backend/kernel/http/portal.ts'
import { earlyTokenScript } from '../../src/portal/api/early-token-script.ts'
import { callbackScript } from '../../src/portal/features/session/callback-script.ts'
import { fingerprintInputs, recordBuild } from '../lib/portal-build.mjs'
import { pagePreloadScript, type ViteManifest } from './preloads.ts'

const DIST = 'dist'
const CLIENT = join(DIST, 'client')
const ROUTE_TREE = 'src/portal/routeTree.gen.ts'
const SHELL = '_shell.html'
const VITE_MANIFEST = '.vite/manifest.json'
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

const files = readdirSync(CLIENT, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile())
  .map(entry => join(entry.parentPath, entry.name).slice(CLIENT.length + 1))
  .filter(file => !/\.(br|gz)$/.test(file) && file !== VITE_MANIFEST)

const pages = files.filter(file => file.endsWith('.html'))
const shellRoutes = findShellRoutes()
for (const file of pages) assertRendered(file)
fillShellHead()
const manifest: PortalManifest = {
  pages: Object.fromEntries(pages.filter(isPage).map(file => [pathOf(file), file])),
  shellPaths: shellRoutes,
  scriptHashes: Object.fromEntries(pages.map(file => [file, hashScripts(file)])),
}
writeFileSync(join(DIST, 'portal.json'), `${JSON.stringify(manifest, null, 2)}\n`)
// The renderer of the build; nothing runs it later.
rmSync(join(DIST, 'server'), { recursive: true, force: true })
await Promise.all(files.filter(file => COMPRESSIBLE.test(file)).map(compress))
recordBuild(fingerprintInputs())
console.log(`${Object.keys(manifest.pages).length} pages, ${manifest.shellPaths.length} paths of the shell`)

/**
 * What the shell does before its scripts are there: it takes a returned login out of the address, asks for
 * the access token, and fetches the code of the page that it is about to show.
 */
function fillShellHead(): void {
  const file = join(CLIENT, VITE_MANIFEST)
  const viteManifest: ViteManifest = JSON.parse(readFileSync(file, 'utf8'))
  rmSync(join(CLIENT, '.vite'), { recursive: true })
  const shell = readFileSync(join(CLIENT, SHELL), 'utf8')
  const known = new Set([...shell.matchAll(/\/(assets\/[\w.-]+\.js)/g)].map(([, name]) => name ?? ''))
  const patterns = new Map(shellRoutes.map(path => [`src/portal/routes${routeFile(path)}`, toPattern(path)]))
  const preloads = pagePreloadScript(viteManifest, patterns, known)
  const scripts = `<script>${callbackScript};${earlyTokenScript}</script><script>${preloads}</script>`
  writeFileSync(
    join(CLIENT, SHELL),
    shell.replace('<head>', () => `<head>${scripts}`),
  )
}

/** `/account/keys` is in `/account/keys.tsx`; a path with pages below it has an index. */
function routeFile(path: string): string {
  return existsSync(`src/portal/routes${path}/index.tsx`) ? `${path}/index.tsx` : `${path}.tsx`
}

/** A page that breaks while it is rendered shows the apology, and the renderer does not tell. */
function assertRendered(file: string): void {
  const html = readFileSync(join(CLIENT, file), 'utf8')
  if (html.includes('Sorry, this page broke')) throw new Error(`${file} broke while it was rendered`)
}

function isPage(file: string): boolean {
  return file !== SHELL && file !== '404.html'
}

function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`
}

function findShellRoutes(): string[] {
  // A catch-all is how the router shows its not-found page; the server has one, with status 404.
  // A path with a parameter whose pages stand there already is no page of the shell either.
  const isBuilt = (path: string) => pages.some(file => new RegExp(toPattern(path)).test(pathOf(file)))
  return routePaths().filter(path => !path.endsWith('/$') && !isBuilt(path))
}

/** Every path of the route tree, which the build has just written. */
function routePaths(): string[] {
  const tree = readFileSync(ROUTE_TREE, 'utf8')
  const union = /fullPaths:([\s\S]*?)fileRoutesByTo/.exec(tree)?.[1] ?? ''
  const paths = [...union.matchAll(/'([^']+)'/g)].map(([, path]) => (path ?? '').replace(/(.)\/$/, '$1'))
  if (!paths.length) throw new Error(`no paths found in ${ROUTE_TREE}`)
  return [...new Set(paths)]
}

/** `/admin/accounts/$id` as a regular expression over the whole path. */
function toPattern(path: string): string {
  const segments = path.split('/').map(segment => {
    if (segment.startsWith('$')) return '[^/]+'
    return segment.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  })
  return `^${segments.join('/')}$`
}

function hashScripts(file: string): string[] {
  const html = readFileSync(join(CLIENT, file), 'utf8')
  const inline = [...html.matchAll(/<script\b(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g)]
  const hashes = inline.map(([, source]) => {
    return `'sha256-${createHash('sha256')
      .update(source ?? '')
      .digest('base64')}'`
  })
  return [...new Set(hashes)]
}

async function compress(file: string): Promise<void> {
  const path = join(CLIENT, file)
  if (statSync(path).size < 512) return
  const source = readFileSync(path)
  const best = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(source, best))
  writeFileSync(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}
