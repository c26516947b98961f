import { availableParallelism } from 'node:os'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { provideProse } from './scripts/build/prose.ts'
import { provideModules } from './scripts/build/virtual-modules.ts'
import { machineSpeed, scaledTimeout } from './scripts/lib/machine-speed.ts'

await machineSpeed()

/** Files that share a worker share what they have imported; the contracts are compiled once for all. */
const shared = { isolate: false }
const node = { environment: 'node' as const, exclude: ['**/node_modules/**', 'e2e/**'] }

const CLUSTER = 'tests/cluster/cluster.test.ts'

/** What is made of several files is not cached, for the text of one does not tell whether it is still the same. */
function cacheOnlyFiles(): Plugin {
  return {
    name: 'cache-only-files',
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.startsWith('\0') || id.endsWith('.mdx') ? false : undefined))
    },
  }
}

export default defineConfig({
  // Modules of the portal that Vite makes.
  plugins: [provideModules(), provideProse(), cacheOnlyFiles()],
  test: {
    // What one project has transformed serves the others, and the next run. A whole run relies on none of it.
    fsModuleCache: !process.env.TEST_WHOLE,
    fsModuleCachePath: '.cache/vitest',
    // Node parses the 180 KB of this package's package.json again for each of its 150 modules.
    server: { deps: { inline: [/\/drizzle-orm\//] } },
    // Requests and rows are short-lived, and a larger space for them saves a tenth of the time. The workers fill all
    // cores, so threads that help one of them to collect garbage take from the others: another twentieth.
    execArgv: ['--max-semi-space-size=64', '--single-threaded-gc'],
    // Hashing a password takes its time on purpose, and a shared machine takes more.
    testTimeout: scaledTimeout(20_000),
    hookTimeout: scaledTimeout(120_000),
    expect: { poll: { timeout: scaledTimeout(12_000) } },
    // In a whole run, which names each test that needs it.
    retry: process.env.TEST_WHOLE ? 1 : 0,
    // One more than cores, for each waits now and then: for a kill, a start, a time limit.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        extends: true,
        test: {
          ...node,
          ...shared,
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...node, ...shared, name: 'backend', include: ['tests/backend/**/*.test.ts'] },
      },
      {
        extends: true,
        test: { ...node, ...shared, name: 'contract', include: ['tests/contract/**/*.test.ts'] },
      },
      { extends: true, test: { ...node, ...shared, name: 'tools', include: ['tests/tools/**/*.test.ts'] } },
      // By itself: it times how soon another machine takes over. What needs no such quiet comes after it.
      { extends: true, test: { ...node, ...shared, name: 'cluster', include: [CLUSTER] } },
      {
        extends: true,
        test: {
          ...node,
          ...shared,
          name: 'cluster-parts',
          include: ['tests/cluster/**/*.test.ts'],
          exclude: [CLUSTER],
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: { ...node, ...shared, name: 'structure', include: ['tests/structure/**/*.test.ts'] },
      },
    ],
  },
})
