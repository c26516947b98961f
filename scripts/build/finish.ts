/**
 * After `vite build`: fills the head of the shell, writes what machines read of the public pages, dist/portal.json
 * (which paths exist, and the hashes of every page's inline scripts for its Content-Security-Policy), and a Brotli
 * and a gzip form next to every file that shrinks.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { InlineHashes } from '../../src/backend/kernel/http/headers.ts'
import type { PortalManifest } from '../../src/backend/kernel/http/portal/portal.ts'
import { SCHEMA_PATH } from '../../src/backend/services/configuration/file/schema.ts'
import { INDEX_ADDRESS } from '../../src/portal/site/search/index-shape.ts'
import { type BuiltPage, readBuiltPage } from '../lib/built-page.ts'
import { prerenderedPaths, toPattern } from '../lib/pages.ts'
import { buildName, DIST } from '../lib/portal-build.mjs'
import { isForStaff, pagesOf, readRoutes, titleIn } from '../lib/routes.ts'
import { searchDocuments } from '../lib/search-documents.ts'
import { movedPaths } from '../lib/site-index.ts'
import { shellBootScript } from './boot.ts'
import { PAGE } from './bundle/chunks.ts'
import { deferScripts, hasScripts, isDocument } from './bundle/defer.ts'
import { inlineStyles } from './bundle/inline-styles.ts'
import { filesOf, pageFilesOf, type ViteManifest } from './bundle/preloads.ts'
import { checkFirstLoads, firstLoads, scriptFilesOf } from './check/first-load.ts'
import { checkPages } from './check/pages.ts'
import { placeFindings } from './find-place.ts'
import { earlyCallsOf, readOperations } from './first-calls.ts'
import { contentFeedPaths } from './for-machines/content-feeds.ts'
import { writeForMachines } from './for-machines/write.ts'
import { HtmlPage } from './html.ts'
import { PUBLIC_CONTRACT, publicContract } from './public-contract.ts'
import { searchIndex } from './search-index.ts'
import { takeSourceMaps } from './source-maps.ts'

const CLIENT = join(DIST, 'client')
const SHELL = '_shell.html'
/** The server sends it with an error status; it has no URL of its own. */
const NOT_FOUND = '404.html'
const VITE_MANIFEST = '.vite/manifest.json'
/**
 * V8 then compiles every function of a file next to the main thread while the file loads, instead of each
 * function at its first call. Other engines ignore it.
 */
const EAGER = '//# allFunctionsCalledOnLoad\n'
/** Characters of a file from which that is worth its own weight. */
const LEAST_EAGER = 2_000
const COMPRESSIBLE = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/

/** Pages say it of themselves, and the server of the portal that it has. By its time, the newer of two is known. */
const release = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}-${buildName()}`
const routes = readRoutes()
const pages = pagesOf(routes)
const shellPages = pages.filter(({ page }) => !page.prerender)
const htmlFiles = (await prerenderedPaths(pages)).map(fileOf)

takeSourceMaps(CLIENT)
// Pages are rewritten before their scripts are hashed and the files compressed.
const viteManifest = takeViteManifest()
markFirstDraw()
await fillShellHead()
for (const file of htmlFiles) finishPage(file)
const origin = originOf(openPage('index.html', 'head'))
mkdirSync(dirname(join(CLIENT, PUBLIC_CONTRACT)), { recursive: true })
writeFileSync(join(CLIENT, PUBLIC_CONTRACT), publicContract())
const { texts, names } = await tellMachines()

const shells = writeShells()
await writeManifest()
// The build's renderer; nothing runs it later.
rmSync(join(DIST, 'server'), { recursive: true, force: true })
await Promise.all(clientFiles().map(compress))
checkWeights()
console.log(`${htmlFiles.length} pages, ${shellPages.length} paths of the shell`)

/** Vite's list of which module is in which file. Only this script uses it. */
function takeViteManifest(): ViteManifest {
  const manifest = JSON.parse(readFileSync(join(CLIENT, VITE_MANIFEST), 'utf8'))
  rmSync(join(CLIENT, '.vite'), { recursive: true })
  return manifest
}

/**
 * Marks the files that a browser runs before it has drawn a page: the entry, the code of each page, and what they
 * import. Dialogs and what else loads later stay lazy, because most of their functions are not called.
 */
function markFirstDraw(): void {
  const files = new Set<string>()
  for (const [module, entry] of Object.entries(viteManifest))
    if (entry.isEntry || PAGE.test(`/${module}`)) filesOf(viteManifest, entry, files)
  for (const file of files) {
    if (!file.endsWith('.js')) continue
    const script = readPage(file)
    if (script.length >= LEAST_EAGER) writeFileSync(join(CLIENT, file), EAGER + script)
  }
}

/** Gives the shell the script of its head, with the calls of each page. */
async function fillShellHead(): Promise<void> {
  const shell = openPage(SHELL)
  const boot = await shellBootScript(earlyCallsOf(routes, await readOperations()))
  // At the start of the head, because a script waits for the styles before it.
  shell.remove(shell.the('script'))
  shell.prepend(shell.the('head'), `<script>${boot}</script>`)
  shell.setAttribute(shell.the('html'), 'data-release', release)
  shell.setAttribute(shell.the('body'), 'data-shell', '')
  writePage(SHELL, shell)
}

/**
 * Writes a copy of the shell for each of its pages, and returns the files by path. It names the code of the page,
 * unless that is for staff, and has the title of the page, so that tabs, history, and programs that run no scripts tell
 * pages apart. A page about one thing has the words before its name.
 */
function writeShells(): Record<string, string> {
  const known = new Set(scriptFilesOf(openPage(SHELL)))
  return Object.fromEntries(
    shellPages.map(route => {
      const shell = openPage(SHELL)
      const title = shell.the('title')
      const words = titleIn(route.file)
      if (words) shell.setContent(title, `${words} · ${shell.contentOf(title)}`)
      const files = isForStaff(route, routes) ? [] : [...pageFilesOf(viteManifest, route.file)]
      const preload = files.filter(name => !known.has(name)).map(name => `/${name}`)
      if (preload.length) shell.setAttribute(shell.the('script'), 'data-preload', preload.join(' '))
      const file = `_shell/${fileOf(route.path)}`
      mkdirSync(dirname(join(CLIENT, file)), { recursive: true })
      writePage(file, shell)
      return [route.path, file]
    }),
  )
}

/**
 * Defers a public page's scripts if its route says so. A form that starts its scripts at once gets its styles inline,
 * or they would share the line with the scripts.
 */
function finishPage(file: string): void {
  const page = openPage(file)
  page.setAttribute(page.the('html'), 'data-release', release)
  if (isDocument(page)) deferScripts(page)
  else if (hasScripts(page)) inlineStyles(page, href => readPage(href.slice(1)).trim())
  writePage(file, page)
}

/** Ends the build where a page is wrong, with file and line of each finding. */
function checkAll(pages: readonly BuiltPage[]): void {
  const paths = new Set([
    ...clientFiles().map(file => file.slice(CLIENT.length)),
    ...shellPages.map(({ path }) => path),
    ...contentFeedPaths,
    SCHEMA_PATH,
  ])
  const isInShell = shellPages.map(({ path }) => new RegExp(toPattern(path)))
  const isServed = (path: string) => paths.has(path) || isInShell.some(pattern => pattern.test(path))
  const findings = placeFindings(checkPages(pages, { isServed, origin }))
  if (!findings.length) return
  for (const { place, path, what } of findings) console.error(`${place}: ${path} ${what}`)
  process.exit(1)
}

/** Writes what pages load at first, for the test that holds their budgets, and warns where one is exceeded. */
function checkWeights(): void {
  const loads = firstLoads(pages, {
    htmlOf: path => readPage(shells[path] ?? fileOf(path)),
    sizeOf: file => statSync(join(CLIENT, existsSync(join(CLIENT, `${file}.br`)) ? `${file}.br` : file)).size,
    manifest: viteManifest,
  })
  console.log(loads.map(({ path, scripts }) => `${path} ${scripts.toFixed(1)} kB`).join(', '))
  writeFileSync(join(DIST, 'first-loads.json'), JSON.stringify(loads))
  for (const finding of checkFirstLoads(loads)) console.warn(finding)
}

/** Returns the files that name addresses of this site, with their media types, and the names of its pages. */
async function tellMachines(): Promise<Pick<PortalManifest, 'texts' | 'names'>> {
  const start = performance.now()
  const pages = servedFiles().map(file => readBuiltPage(pathOf(file), readPage(file), origin))
  checkAll(pages)
  writeFileSync(join(CLIENT, INDEX_ADDRESS), searchIndex(await searchDocuments(pages)))
  const { heads, names, texts, drawn } = await writeForMachines(pages, {
    origin,
    folder: CLIENT,
    shellPaths: shellPages.map(({ path }) => path),
  })
  for (const [path, head] of heads) {
    const page = openPage(fileOf(path), 'head')
    page.append(page.the('head'), head)
    writePage(fileOf(path), page)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${heads.size} public pages for machines, ${drawn} pictures drawn, ${seconds} s`)
  return { texts, names }
}

function servedFiles(): string[] {
  return htmlFiles.filter(file => file !== NOT_FOUND)
}

async function writeManifest(): Promise<void> {
  const manifest: PortalManifest = {
    pages: Object.fromEntries(servedFiles().map(file => [pathOf(file), file])),
    shellPaths: shellPages.map(({ path }) => path),
    shells,
    shellFolders: routes
      .filter(({ kind, path }) => kind === 'fallback' && path !== '/$')
      .map(({ path }) => path.slice(0, -1)),
    texts,
    moved: await movedPaths(),
    names,
    release,
    origin,
    inline: Object.fromEntries([...htmlFiles, SHELL].map(file => [file, hashInline(file)])),
  }
  writeFileSync(join(DIST, 'portal.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** The file that the build writes for a path: `/pricing` is `pricing.html`. */
function fileOf(path: string): string {
  return path === '/' ? 'index.html' : `${path.slice(1)}.html`
}

function pathOf(file: string): string {
  return file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`
}

function readPage(file: string): string {
  return readFileSync(join(CLIENT, file), 'utf8')
}

function openPage(file: string, until?: 'head'): HtmlPage {
  return new HtmlPage(readPage(file), until)
}

function writePage(file: string, page: HtmlPage): void {
  writeFileSync(join(CLIENT, file), String(page))
}

/** The origin that the build has written into the pages. */
function originOf(home: HtmlPage): string {
  return new URL(home.the('link', { rel: 'canonical' }).attributes.href ?? '').origin
}

/** The server replaces the origin of the build, so a script whose hash is in the policy must not have it. */
function hashInline(file: string): InlineHashes {
  const page = openPage(file)
  const inline = page.all('script').filter(({ attributes }) => !('src' in attributes))
  for (const script of inline)
    if (script.attributes.type !== 'application/ld+json' && page.contentOf(script).includes(origin))
      throw new Error(`a script of ${file} has the origin of the build`)
  return {
    scripts: hashAll(inline.map(script => page.contentOf(script))),
    styles: hashAll(page.all('style').map(style => page.contentOf(style))),
  }
}

function hashAll(sources: readonly string[]): string[] {
  return [
    ...new Set(sources.map(source => `'sha256-${createHash('sha256').update(source).digest('base64')}'`)),
  ]
}

function clientFiles(): string[] {
  return readdirSync(CLIENT, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))
}

async function compress(path: string): Promise<void> {
  if (!COMPRESSIBLE.test(path) || statSync(path).size < 256) return
  const source = readFileSync(path)
  // The server compresses pages anew, with its own origin in them; the last two percent are not worth half a build.
  const quality = path.endsWith('.html') ? 9 : 11
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  writeFileSync(`${path}.br`, await promisify(brotliCompress)(source, { params }))
  writeFileSync(`${path}.gz`, await promisify(gzip)(source, { level: 9 }))
}
