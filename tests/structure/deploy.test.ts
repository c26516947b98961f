import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { parseEnv } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '#backend/services.ts'
import { REPLICA_FLAGS } from '../../scripts/lib/processes/serve-options.mjs'

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
  expect(env.NODE_OPTIONS).toBe(REPLICA_FLAGS.join(' '))
})

test('a container has every secret that the variables name, and the port that the image serves on', () => {
  const env = parseEnv(readFileSync('deploy/gatepost.env', 'utf8'))
  const files = Object.entries(env).filter(([name]) => name.endsWith('_FILE'))
  expect(files.map(([, file]) => file)).toEqual(Object.keys(SECRETS).map(name => `/etc/gatepost/${name}`))
  expect(gatepost.volumes).toEqual(['./secrets:/etc/gatepost:ro'])
  const image = readFileSync(join('deploy', gatepost.build.context, gatepost.build.dockerfile), 'utf8')
  expect(image).toContain(`NODE_OPTIONS=${REPLICA_FLAGS.join(' ')}\n`)
  const [, port] = /^EXPOSE (\d+)$/m.exec(image) ?? []
  expect(gatepost.ports).toEqual([`127.0.0.1:${port}:${port}`])
  expect(existsSync(join('deploy', gatepost.env_file))).toBe(true)
  // The one that the cluster runs on.
  expect(postgres.image).toMatch(/^postgres:15-/)
})

/** The settings of a unit, by section. A setting that comes twice has both values. */
function unitOf(name: string): Record<string, Record<string, string[]>> {
  const sections: Record<string, Record<string, string[]>> = {}
  let section: Record<string, string[]> = {}
  for (const line of readFileSync(join('deploy', name), 'utf8').split('\n')) {
    const [, title] = /^\[(\w+)\]$/.exec(line) ?? []
    const [, key, value = ''] = /^(\w+)=(.*)$/.exec(line) ?? []
    if (title) section = sections[title] = {}
    else if (key) section[key] = [...(section[key] ?? []), value]
  }
  return sections
}

test('a timer backs up the embedded database of a server every day, with its user, variables, and data', () => {
  const { Service: backup = {}, Unit: unit = {} } = unitOf('gatepost-backup@.service')
  const { Service: server = {} } = unitOf('gatepost@.service')
  for (const key of ['User', 'WorkingDirectory', 'EnvironmentFile', 'StateDirectory', 'ProtectSystem'])
    expect(backup[key], key).toEqual(server[key])
  const folder = server.Environment?.find(variable => variable.startsWith('DATA_DIR=')) ?? ''
  expect(backup.Environment).toEqual([folder])
  expect(unit.ConditionPathExists).toEqual([`${folder.replace('DATA_DIR=', '')}/database`])

  const [, script = '', to, options = ''] =
    /^\/usr\/bin\/npm run --silent (\w+) -- (\S+) (.+)$/.exec(backup.ExecStart?.[0] ?? '') ?? []
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const [, source = ''] = /(scripts\/\S+\.ts)/.exec(scripts[script] ?? '') ?? []
  expect(source).toBe('scripts/backups/backup.ts')
  expect(options).toMatch(/^--keep \d+$/)
  expect(backup.ReadWritePaths).toEqual([to])

  const { Timer: timer = {}, Install: install } = unitOf('gatepost-backup@.timer')
  expect(timer).toMatchObject({ OnCalendar: ['*-*-* 03:00:00 UTC'], Persistent: ['yes'] })
  expect(install).toEqual({ WantedBy: ['timers.target'] })
  const docs = readFileSync('docs/operating.md', 'utf8')
  expect(docs).toContain(`install -d -o ${server.User} -m 700 ${to?.replace('%i', '3001')}\n`)
  expect(docs).toContain('systemctl enable --now gatepost-backup@3001.timer\n')
})
