import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#backend/services.ts'

/** What the files of `deploy/gatepost.env` contain on a machine. */
const SECRETS: Readonly<Record<string, string>> = {
  'database-url': 'postgres://gatepost:a-password@postgres/gatepost',
  'encryption-keys': Buffer.alloc(32, 'a key').toString('base64'),
  'smtp-url': 'smtps://user:password@mail.example',
  'stripe-secret-key': 'sk_live_example',
  'stripe-webhook-secret': 'whsec_example',
}
const { gatepost, postgres } = parse(readFileSync('deploy/compose.yaml', 'utf8')).services

/** The variables, with each file that they name in a folder of the test. */
function withSecrets(env: Record<string, string | undefined>): Record<string, string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-deploy-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [name, secret] of Object.entries(SECRETS)) writeFileSync(join(folder, name), secret)
  return Object.fromEntries(
    Object.entries(env).map(([name, value]) => [
      name,
      name.endsWith('_FILE') ? join(folder, basename(value ?? '')) : value,
    ]),
  )
}

test.each([
  ['systemd', {}],
  ['a container', gatepost.environment],
])('a replica starts with the variables of deploy/ under %s', (_supervisor, more) => {
  const env = { ...parseEnv(readFileSync('deploy/gatepost.env', 'utf8')), ...more }
  const config = readConfig(withSecrets(env))
  expect(config.APP_ENV).toBe('production')
  expect(config.DATABASE_URL).toBe(SECRETS['database-url'])
})

test('a container has every secret that the variables name, and the port that the image serves on', () => {
  const env = parseEnv(readFileSync('deploy/gatepost.env', 'utf8'))
  const files = Object.entries(env).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([, file]) => file)).toEqual(Object.keys(SECRETS).map(name => `/etc/gatepost/${name}`))
  expect(gatepost.volumes).toEqual(['./secrets:/etc/gatepost:ro'])
  const image = readFileSync(join('deploy', gatepost.build.context, gatepost.build.dockerfile), 'utf8')
  const [, port] = /^EXPOSE (\d+)$/m.exec(image) ?? []
  expect(gatepost.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(existsSync(join('deploy', gatepost.env_file))).toBe(true)
  // The one that the cluster runs on.
  expect(postgres.image).toMatch(/^postgres:15-/)
})
