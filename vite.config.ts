import tailwindcss from '@tailwindcss/vite'
import { tanstackStart } from '@tanstack/react-start/plugin/vite'
import viteReact from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { shareFiles } from './scripts/build/bundle/chunks.ts'
import { keepOut } from './scripts/build/bundle/kept-out.ts'
import { singleIcons } from './scripts/build/bundle/single-icons.ts'
import { stripPageData } from './scripts/build/page-data.ts'
import { provideProse } from './scripts/build/prose.ts'
import { provideServiceWorker } from './scripts/build/service-worker.ts'
import { provideModules } from './scripts/build/virtual-modules.ts'
import { provideWidget } from './scripts/build/widget.ts'
import { ROUTER } from './scripts/generate/route-tree.ts'
import { prerenderedPaths, shellPathOf } from './scripts/lib/pages.ts'
import { buildName, DIST, recordsDrift } from './scripts/lib/portal-build.mjs'
import { checkPhones } from './src/portal/content/phones.ts'
import { checkSignUpEntry } from './src/portal/content/site.ts'

// Each page's route says whether it is one of these. The shell serves all others.
const publicPages = await prerenderedPaths()

// The shell is rendered once, for this path, and then serves every page behind sign-in.
const shellPath = shellPathOf()

const order = new Map<string, number>()
/** The bundler's own code, which the first script imports. */
const RUNTIME = /\/rolldown-runtime-[^/]+$/

/**
 * The files of a late import in the order in which the build met them first, without those that have loaded by then.
 * The first load has such a list, of their numbers, for each route: 550 bytes less after compression.
 */
function inOneOrder(imported: readonly string[]): string[] {
  const files = imported.filter(file => !RUNTIME.test(file))
  for (const file of files) if (!order.has(file)) order.set(file, order.size)
  return files.toSorted((a, b) => (order.get(a) ?? 0) - (order.get(b) ?? 0))
}

export default defineConfig(({ command, mode }) => {
  // Fails for a variable with a value that cannot be meant, before any page has it.
  const env = loadEnv(mode, process.cwd())
  checkPhones(env)
  checkSignUpEntry(env.VITE_SIGNUP_ENTRY)
  return {
    // Which file a page's code went to, for what the shell fetches ahead (scripts/build).
    // Source maps are for the error service (scripts/sourcemaps); no script names its map.
    environments: {
      client: {
        build: {
          manifest: true,
          sourcemap: process.env.SOURCE_MAPS === 'on' ? 'hidden' : false,
          modulePreload: { resolveDependencies: (_, files) => inOneOrder(files) },
        },
      },
    },
    build: { outDir: DIST },
    publicDir: 'src/portal/public',
    define: {
      'import.meta.env.VITE_RELEASE': JSON.stringify(buildName()),
      // Always set, so that a build without the recorder drops its code.
      'import.meta.env.VITE_DRIFT_RECORDER': JSON.stringify(
        command === 'serve' || recordsDrift() ? 'on' : 'off',
      ),
    },
    // A worker loads parts of itself late, as pages do.
    worker: { format: 'es' },
    resolve: {
      // React has had this hook of its own for long; the store of the router brings one for those before.
      alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' },
    },
    plugins: [
      stripPageData(),
      provideModules(),
      provideProse(),
      provideWidget(),
      provideServiceWorker(),
      singleIcons(),
      tailwindcss(),
      tanstackStart({
        srcDirectory: 'src/portal',
        router: {
          ...ROUTER,
          // A page's loader, and with it the calls that it makes, come with the page and not with the first load.
          codeSplittingOptions: {
            defaultBehavior: [
              ['loader', 'component'],
              ['pendingComponent'],
              ['errorComponent'],
              ['notFoundComponent'],
            ],
          },
        },
        pages: publicPages.map(path => ({ path })),
        prerender: {
          enabled: true,
          // /pricing becomes pricing.html, so that no static host needs a trailing slash.
          autoSubfolderIndex: false,
          autoStaticPathsDiscovery: false,
          crawlLinks: false,
          filter: page => publicPages.includes(page.path) || page.path === shellPath,
        },
        // maskPath keeps the shell from being written over the prerendered home page.
        spa: { enabled: true, maskPath: shellPath, prerender: { outputPath: '/_shell.html' } },
        sitemap: { enabled: false },
      }),
      viteReact(),
      shareFiles(),
      keepOut(),
    ],
  }
})
