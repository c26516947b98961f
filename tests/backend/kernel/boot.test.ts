import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { describedVariables, readConfig, services } from '#backend/services.ts'
import { buildApp } from '#kernel/app.ts'
import type { Service } from '#kernel/contract/service.ts'
import { type Database, openDatabase } from '#kernel/storage/database.ts'

const KEY = Buffer.alloc(32, 'a key').toString('base64')

describe('a service boots only when it fits its contract', () => {
  let database: Database
  beforeAll(async () => {
    database = await openDatabase({ folder: ':memory:' })
  })
  afterAll(() => database.close())

  const boot = async (service: Service) => {
    const config = readConfig({ APP_ENV: 'test', LOG_LEVEL: 'silent', ENCRYPTION_KEY: KEY })
    const { app } = await buildApp({ config, database, services: [service] })
    await app.close()
  }
  const security = services.find(({ name }) => name === 'security') as Service

  test('as it does', async () => {
    await boot(security)
  })

  test('not with a handler that no operation has', async () => {
    const handlers = { ...security.handlers, readMinds: async () => ({ status: 200 }) }
    await expect(boot({ name: 'security', handlers })).rejects.toThrow('security: no operation for readMinds')
  })

  test('not without a contract', async () => {
    await expect(boot({ name: 'telepathy', handlers: {} })).rejects.toThrow(/telepathy/)
  })
})

/** The lines after the first, one a variable. */
function complaintsOf(environment: Record<string, string>): string[] {
  try {
    readConfig(environment)
    return []
  } catch (error) {
    const [head, ...lines] = (error as Error).message.split('\n')
    expect(head).toBe('Invalid environment:')
    return lines.map(line => line.trim())
  }
}
const variablesOf = (lines: string[]) => lines.map(line => line.split(':')[0]).toSorted()

describe('the environment', () => {
  test('may be empty', () => {
    expect(readConfig({})).toMatchObject({ APP_ENV: 'development', HOST: '127.0.0.1', PORT: 3000 })
  })

  test('treats an empty variable as unset', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 })
  })

  test('gets one line for each invalid variable', () => {
    const lines = complaintsOf({
      APP_ENV: 'holiday',
      PORT: 'ninety',
      LOG_LEVEL: 'loud',
      TRUST_PROXY: 'perhaps',
      RATE_LIMIT_FACTOR: '0',
      PUBLIC_URL: 'not a url',
      ENCRYPTION_KEY: 'too short',
    })
    expect(variablesOf(lines)).toEqual([
      'APP_ENV',
      'ENCRYPTION_KEY',
      'LOG_LEVEL',
      'PORT',
      'PUBLIC_URL',
      'RATE_LIMIT_FACTOR',
      'TRUST_PROXY',
    ])
  })

  const STRIPE = {
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  }
  const PRODUCTION = {
    APP_ENV: 'production',
    ENCRYPTION_KEY: KEY,
    PUBLIC_URL: 'https://portal.example',
    SMTP_URL: 'smtps://mail.example',
    SELLER_NAME: 'Northwind Data, Inc.',
    SELLER_ADDRESS: '85 Mill Street; Provo, UT 84601',
    ...STRIPE,
  }

  test('requires a key, an address, a mail server and a card vendor in production, each on a separate line', () => {
    expect(variablesOf(complaintsOf({ APP_ENV: 'production' }))).toEqual([
      'ENCRYPTION_KEY',
      'PUBLIC_URL',
      'SMTP_URL',
      'STRIPE_SECRET_KEY',
    ])
    expect(readConfig(PRODUCTION)).toMatchObject({ APP_ENV: 'production', secure: true })
  })

  test.each(['ENCRYPTION_KEY', 'PUBLIC_URL', 'SMTP_URL', 'SELLER_NAME', 'SELLER_ADDRESS'])(
    'does not start in production without %s',
    name => expect(variablesOf(complaintsOf({ ...PRODUCTION, [name]: '' }))).toEqual([name]),
  )

  test.each<Record<string, string>>([
    { PUBLIC_URL: 'http://portal.example' },
    { BOT_CHECK: 'test' },
    { RATE_LIMIT_FACTOR: '100000' },
    { RATE_LIMIT_FACTOR: '11' },
    { RATE_LIMIT_FACTOR: '0.01' },
    { OUTBOUND_LOOPBACK: 'allowed' },
  ])('does not start in production with test settings: %o', environment => {
    expect(variablesOf(complaintsOf({ ...PRODUCTION, ...environment }))).toEqual(Object.keys(environment))
    expect(complaintsOf(environment)).toEqual([])
  })

  const UPSTREAM = { LOOKUP_UPSTREAM_KEY: 'id:token' }
  test.each<[name: string, others: Record<string, string>]>([
    ['LOOKUP_UPSTREAM', UPSTREAM],
    ['FORMS_URL', {}],
    ['STRIPE_API', {}],
    ['TURNSTILE_ORIGIN', {}],
    ['TEST_VENDOR_URL', {}],
  ])('reaches %s only by https, and outside of production also on this machine', (name, others) => {
    const variables = (environment: Record<string, string>, url: string) =>
      variablesOf(complaintsOf({ ...environment, ...others, [name]: url }))
    for (const url of ['http://crm.example/forms', 'http://10.0.0.8', 'http://127.0.0.1.example']) {
      expect(variables({}, url), url).toEqual([name])
      expect(variables(PRODUCTION, url), url).toEqual([name])
    }
    for (const url of ['http://127.0.0.1:8080', 'http://localhost:8080', 'http://[::1]:8080']) {
      expect(variables({}, url), url).toEqual([])
      expect(variables(PRODUCTION, url), url).toEqual([name])
    }
    expect(variables(PRODUCTION, 'https://crm.example/forms')).toEqual([])
  })

  test.each(['0.1', '2', '10'])('may multiply the limits in production by %s', RATE_LIMIT_FACTOR => {
    expect(complaintsOf({ ...PRODUCTION, RATE_LIMIT_FACTOR })).toEqual([])
  })

  test.each(['mysql://db.example/x', 'https://db.example', 'db.example:5432'])(
    'takes no address of a database that is no PostgreSQL: %s',
    DATABASE_URL => expect(variablesOf(complaintsOf({ DATABASE_URL }))).toEqual(['DATABASE_URL']),
  )

  test('runs without a mail server in production only when configured explicitly', () => {
    const config = readConfig({ ...PRODUCTION, SMTP_URL: '', MAIL_DELIVERY: 'outbox' })
    expect(config).toMatchObject({ MAIL_DELIVERY: 'outbox' })
  })

  test('requires all three keys of Stripe, or none', () => {
    for (const [name, value] of Object.entries(STRIPE)) {
      const others = Object.keys(STRIPE).filter(other => other !== name)
      expect(variablesOf(complaintsOf({ [name]: value }))).toEqual(others.toSorted())
      // Such as a publishable key where the secret one belongs.
      expect(variablesOf(complaintsOf({ ...STRIPE, [name]: 'xk_1' }))).toEqual([name])
    }
    expect(complaintsOf({ ...STRIPE, PAYMENT_VENDOR: 'stripe' })).toEqual([])
    expect(variablesOf(complaintsOf({ PAYMENT_VENDOR: 'stripe' }))).toEqual(Object.keys(STRIPE).toSorted())
  })

  test('takes test cards in production only when configured explicitly, under an address of their own', () => {
    const { SMTP_URL, PUBLIC_URL } = PRODUCTION
    const environment = { APP_ENV: 'production', ENCRYPTION_KEY: KEY, SMTP_URL, PUBLIC_URL }
    expect(variablesOf(complaintsOf({ ...environment, PAYMENT_VENDOR: 'test' }))).toEqual(['TEST_VENDOR_URL'])
    const TEST_VENDOR_URL = 'https://cards.example'
    expect(complaintsOf({ ...environment, PAYMENT_VENDOR: 'test', TEST_VENDOR_URL })).toEqual([])
    const { host } = new URL(PUBLIC_URL)
    for (const same of [host, `${host}:8443`, `${host}.`, host.toUpperCase()])
      expect(
        variablesOf(
          complaintsOf({ ...environment, PAYMENT_VENDOR: 'test', TEST_VENDOR_URL: `https://${same}` }),
        ),
        same,
      ).toEqual(['TEST_VENDOR_URL'])
  })

  test('requires both keys of the bot protection', () => {
    expect(variablesOf(complaintsOf({ BOT_CHECK: 'turnstile' }))).toEqual([
      'TURNSTILE_SECRET_KEY',
      'TURNSTILE_SITE_KEY',
    ])
  })

  test.each(['A'.repeat(43), Buffer.alloc(16).toString('base64'), Buffer.alloc(33).toString('base64')])(
    'takes no key of another length than 32 bytes: %s',
    ENCRYPTION_KEY => expect(variablesOf(complaintsOf({ ENCRYPTION_KEY }))).toEqual(['ENCRYPTION_KEY']),
  )

  test('takes several encryption keys in the place of one', () => {
    const other = Buffer.alloc(32, 'another key').toString('base64')
    expect(readConfig({ ENCRYPTION_KEY: KEY }).ENCRYPTION_KEYS).toEqual([KEY])
    expect(readConfig({ ENCRYPTION_KEYS: `${KEY}, ${other}` }).ENCRYPTION_KEYS).toEqual([KEY, other])
    expect(variablesOf(complaintsOf({ ENCRYPTION_KEYS: `${KEY},short` }))).toEqual(['ENCRYPTION_KEYS.1'])
    expect(variablesOf(complaintsOf({ ENCRYPTION_KEY: KEY, ENCRYPTION_KEYS: other }))).toEqual([
      'ENCRYPTION_KEY',
    ])
  })

  test('reads a variable from the file that is named for it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'gatepost-secrets-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const file = join(folder, 'encryption-key')
    writeFileSync(file, `${KEY}\n`)
    expect(readConfig({ ENCRYPTION_KEY_FILE: file }).ENCRYPTION_KEYS).toEqual([KEY])
    expect(complaintsOf({ ENCRYPTION_KEY_FILE: file, ENCRYPTION_KEY: KEY })).toEqual([
      'ENCRYPTION_KEY_FILE: must not be set together with ENCRYPTION_KEY',
    ])
    const missing = join(folder, 'missing')
    expect(complaintsOf({ ENCRYPTION_KEY_FILE: missing })).toEqual([
      `ENCRYPTION_KEY_FILE: there is no file ${missing}`,
    ])
  })

  test('never repeats an invalid secret', () => {
    const lines = complaintsOf({ ENCRYPTION_KEY: 'sentinel of a key', SMTP_URL: 'sentinel of a password' })
    expect(lines.join()).not.toContain('sentinel')
  })

  test.each([
    ['https://portal.example', true],
    ['http://localhost:3000', false],
  ])('at %s is secure: %s', (PUBLIC_URL, secure) => {
    expect(readConfig({ PUBLIC_URL })).toMatchObject({ PUBLIC_URL, secure })
  })

  test('keeps only the origin of a public address, however it is written', () => {
    expect(readConfig({ PUBLIC_URL: 'https://portal.example/' }).PUBLIC_URL).toBe('https://portal.example')
  })

  test.each(['localhost:3000', 'ftp://portal.example', 'javascript:alert(1)'])(
    'takes no public address that people cannot open: %s',
    PUBLIC_URL => expect(variablesOf(complaintsOf({ PUBLIC_URL }))).toEqual(['PUBLIC_URL']),
  )

  test('is described, each variable with its purpose', () => {
    const described = describedVariables()
    expect(described.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['APP_ENV', 'PORT', 'PUBLIC_URL', 'DATABASE_URL', 'ENCRYPTION_KEY']),
    )
    for (const { purpose } of described) expect(purpose).not.toBe('')
  })
})
