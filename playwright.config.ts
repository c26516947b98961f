import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { disabledFeatures } from './e2e/support/chromium-features.ts'
import { ensureTestBrowser } from './scripts/lib/chromium.mjs'
import { machineSpeed, scaledTimeout } from './scripts/lib/machine-speed.ts'
import { freePort } from './scripts/lib/processes/free-port.ts'
import { FULL, isFullRun } from './scripts/lib/test-scope.ts'
import { storeLoopbackIdentity } from './tests/support/servers/loopback-identity.ts'

await machineSpeed()

// Every worker reads this file again, and must come to the same server.
if (!process.env.E2E_PORT) {
  process.env.E2E_PORT = String(await freePort())
  process.env.E2E_MOCK_PORT = String(await freePort())
  process.env.E2E_DNS_PORT = String(await freePort())
  process.env.CHROMIUM_PATH = await ensureTestBrowser()
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-e2e-'))
  process.env.E2E_DATA = folder
  process.env.E2E_CERTIFICATE = storeLoopbackIdentity(folder)
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }))
}
const { E2E_PORT: port, E2E_MOCK_PORT: mockPort, E2E_DATA, CHROMIUM_PATH } = process.env
// By name, for browsers grant some rights to localhost alone.
const origin = `http://localhost:${port}`
/** Tests of pages in front of the contracts' examples instead of the services. */
const ON_THE_MOCK = /mock-[^/]*\.spec\.ts$/
/**
 * Tests that have a server of their own for each worker. They start first, one at a time, so that those of one server
 * share it, and no server has to start when everything else has ended.
 */
const ON_OWN_SERVER = globSync('e2e/*/*.spec.ts').filter(file =>
  /from '(?:\.\.\/support\/demo|\.\/deployment)\.ts'/.test(readFileSync(file, 'utf8')),
)
/** The longest, which waits for servers to start and to give back memory. At the end, it would run alone. */
const AT_THE_START = /first-start\.spec\.ts$/
/** What the others have left behind, and what they have looked at. */
const AT_THE_END = /(leaks|accessible-pages|drift)\.spec\.ts$/

/** Both servers and the first browsers start at once, on a machine that may have become slower during the run. */
const SERVER_START = scaledTimeout(180_000)

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: isFullRun ? [] : new RegExp(`${FULL}\\b`),
  // Twice the cores, for most tests wait now and then: for quiet on the network, a limit, an email. One server
  // answers them all.
  workers: Math.min(availableParallelism() * 2, 4),
  // Among hundreds of tests, a machine that others use as well may fail one. The report names each test that
  // needs another attempt. Some specs alone show their trouble at once.
  retries: process.env.TEST_WHOLE ? 2 : 0,
  // A machine may stall for seconds in the middle of a run. Only a test that fails waits as long.
  timeout: scaledTimeout(60_000),
  expect: { timeout: scaledTimeout(12_000) },
  reporter: 'list',
  use: {
    baseURL: origin,
    // What cannot be pressed or filled in fails with its name, before the test as a whole runs out of time.
    actionTimeout: scaledTimeout(30_000),
    locale: 'en-US',
    timezoneId: 'UTC',
    contextOptions: { reducedMotion: 'reduce' },
    // It would come between a page and what a test does to its requests. The spec about it allows it.
    serviceWorkers: 'block',
    // Recording each step takes a sixth of the time; `--trace=retain-on-failure` asks for it.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: CHROMIUM_PATH,
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        // Quiet where there is no network: a browser left alone looks its maker up.
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        disabledFeatures(),
        // Pages of a test live for seconds: code is not optimized soon enough to pay for it.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
  projects: [
    { name: 'start', testMatch: AT_THE_START, use: { browserName: 'chromium' }, teardown: 'leaks' },
    {
      name: 'own server',
      testMatch: ON_OWN_SERVER.map(file => `**/${file}`),
      workers: 1,
      use: { browserName: 'chromium' },
      teardown: 'leaks',
    },
    {
      name: 'mock',
      testMatch: ON_THE_MOCK,
      workers: 1,
      use: { browserName: 'chromium', baseURL: `http://localhost:${mockPort}` },
    },
    {
      name: 'chromium',
      testIgnore: [AT_THE_START, ON_THE_MOCK, AT_THE_END, ...ON_OWN_SERVER.map(file => `**/${file}`)],
      use: { browserName: 'chromium' },
      // Comes after all others, also when one of them has failed.
      teardown: 'leaks',
    },
    // What was left behind is the same at a second attempt.
    { name: 'leaks', testMatch: AT_THE_END, workers: 1, retries: 0, use: { browserName: 'chromium' } },
  ],
  webServer: [
    {
      // The log is searched for secrets in the end, so it is all there is.
      command: `node src/backend/main.ts > "${E2E_DATA}/server.log"`,
      url: `http://127.0.0.1:${port}/healthz`,
      env: {
        APP_ENV: 'test',
        HOST: '127.0.0.1',
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: `${E2E_DATA}/data`,
        LOG_LEVEL: 'debug',
        // All tests come from one address.
        RATE_LIMIT_FACTOR: '1000',
        // Sign-ups are refused unless the page brings what the bot protection asks for.
        BOT_CHECK: 'test',
        SALES_EMAIL: 'sales@gatepost.example',
        // What any test receives is compared with the contract; a spec at the end looks at the findings.
        CONTRACT_CHECK: 'all',
        // Identity providers of organizations stand on this machine as well.
        OUTBOUND_LOOPBACK: 'allowed',
        // A spec about domains answers there.
        DNS_SERVER: `127.0.0.1:${process.env.E2E_DNS_PORT}`,
        NODE_EXTRA_CA_CERTS: process.env.E2E_CERTIFICATE ?? '',
        // A lost answer of the vendor is waited for no longer than a test can spare.
        PAYMENT_VENDOR_TIMEOUT: String(scaledTimeout(4)),
      },
      stderr: 'pipe',
      timeout: SERVER_START,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
    {
      command: 'node scripts/mock.ts --portal',
      url: `http://127.0.0.1:${mockPort}/healthz`,
      env: { PORT: String(mockPort) },
      stdout: 'ignore',
      timeout: SERVER_START,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    },
  ],
})
