import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { contractNames, contractOperations, loadContract } from '#kernel/contract/contract.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { freePort } from '../../../../scripts/lib/processes/free-port.ts'
import { type RunningServer, startServer } from '../../../../scripts/lib/processes/server.ts'
import { isFullRun } from '../../../../scripts/lib/test-scope.ts'
import { promtool } from './promtool.ts'

const RULES = 'deploy/prometheus/rules.yaml'
const TESTS = 'deploy/prometheus/rules.test.yaml'
const DASHBOARD = 'deploy/grafana/gatepost.json'
const DOCS = 'docs/operating.md'
/** What names metrics. */
const USERS = [RULES, TESTS, DASHBOARD, DOCS]

describe('every name that operators use is one that a running server shows', () => {
  let server: RunningServer
  let folder: string
  let page: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'gatepost-metrics-'))
    const port = await freePort()
    const nowhere = 'http://127.0.0.1:9'
    server = await startServer({
      APP_ENV: 'development',
      LOG_LEVEL: 'error',
      DATABASE_URL: '',
      DATA_DIR: join(folder, 'data'),
      METRICS_PORT: String(port),
      // Queues have workers only where there is someone to deliver to.
      SMTP_URL: 'smtp://127.0.0.1:9',
      FORMS_URL: nowhere,
      PURCHASE_TRACKING_URL: nowhere,
    })
    page = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  }, scaledTimeout(120_000))
  afterAll(async () => {
    await server?.end('SIGTERM')
    rmSync(folder, { recursive: true, force: true })
  })

  const shown = () => [...page.matchAll(/^# TYPE (\S+)/gm)].map(([, name = '']) => name)
  /** Without what Prometheus adds to the name of a histogram. */
  const namesIn = (path: string) =>
    new Set(
      [...readFileSync(path, 'utf8').matchAll(/\b(?:gatepost|nodejs|process)_[a-z0-9_]+/g)].map(([name]) =>
        name.replace(/_(bucket|count|sum)$/, ''),
      ),
    )

  test.each(USERS)('in %s', path => {
    const names = [...namesIn(path)]
    expect(names.length).toBeGreaterThan(5)
    expect(names.filter(name => !shown().includes(name))).toEqual([])
  })

  test('and the operations page explains each of ours', () => {
    const ours = shown().filter(name => name.startsWith('gatepost_'))
    expect(ours.length).toBeGreaterThan(10)
    expect(ours.filter(name => !namesIn(DOCS).has(name))).toEqual([])
  })

  test.each([
    ['queue', () => [...page.matchAll(/\bqueue="([^"]+)"/g)].map(([, name = '']) => name)],
    ['service', contractNames],
    [
      'operation',
      () =>
        contractNames().flatMap(name =>
          contractOperations(loadContract(name)).map(({ operation }) => operation.operationId),
        ),
    ],
  ])('and so is each %s that they choose', (label, known) => {
    const chosen = new RegExp(`\\b${label}=~?\\\\?"([^"\\\\]+)`, 'g')
    const names = USERS.flatMap(path =>
      [...readFileSync(path, 'utf8').matchAll(chosen)].flatMap(([, list = '']) => list.split('|')),
    )
    expect(names).not.toEqual([])
    expect(names.filter(name => !known().includes(name))).toEqual([])
  })
})

interface Rules {
  groups: { rules: { alert?: string; record?: string }[] }[]
}
interface Dashboard {
  panels: { targets?: { expr: string }[] }[]
}
interface RuleTests {
  tests: { alert_rule_test: { alertname: string; exp_alerts: unknown[] }[] }[]
}

test('each alert has a test in which it fires', () => {
  const { groups }: Rules = parse(readFileSync(RULES, 'utf8'))
  const { tests }: RuleTests = parse(readFileSync(TESTS, 'utf8'))
  const alerts = groups.flatMap(({ rules }) => rules.flatMap(({ alert = [] }) => alert))
  const firing = tests
    .flatMap(each => each.alert_rule_test)
    .filter(({ exp_alerts }) => exp_alerts.length)
    .map(({ alertname }) => alertname)
  expect(alerts.length).toBeGreaterThan(10)
  expect(alerts.filter(alert => !firing.includes(alert))).toEqual([])
})

test('the dashboard uses the ratios that the rules record', () => {
  const { groups }: Rules = parse(readFileSync(RULES, 'utf8'))
  const recorded = new Set(groups.flatMap(({ rules }) => rules.map(({ record }) => record)))
  const used = USERS.flatMap(path => readFileSync(path, 'utf8').match(/\bgatepost:[\w:]+/g) ?? [])
  expect(used).not.toEqual([])
  expect(used.filter(name => !recorded.has(name))).toEqual([])
})

describe.runIf(isFullRun)('Prometheus accepts', { timeout: scaledTimeout(120_000) }, () => {
  test('the rules and the scrape configuration', () => {
    expect(promtool('check', 'rules', RULES)).toContain('SUCCESS')
    expect(promtool('check', 'config', 'deploy/prometheus/prometheus.yaml')).toContain('SUCCESS')
  })

  test('the queries of the operations page and the dashboard', () => {
    const page = [...readFileSync(DOCS, 'utf8').matchAll(/^```promql\n(.+)\n```$/gm)].map(
      ([, query]) => query,
    )
    const { panels }: Dashboard = JSON.parse(readFileSync(DASHBOARD, 'utf8'))
    const queries = [...page, ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))]
    expect(queries.length).toBeGreaterThan(20)
    const rules = queries.map((expr, number) => ({ record: `query_${number}`, expr }))
    const file = join(mkdtempSync(join(tmpdir(), 'gatepost-queries-')), 'rules.yaml')
    // JSON is YAML.
    writeFileSync(file, JSON.stringify({ groups: [{ name: 'queries', rules }] }))
    expect(promtool('check', 'rules', file)).toContain(`${queries.length} rules found`)
    rmSync(dirname(file), { recursive: true })
  })

  test('the tests of the alerts', () => {
    expect(promtool('test', 'rules', TESTS)).toContain('SUCCESS')
  })
})
