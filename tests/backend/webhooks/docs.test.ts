import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { sendWebhookTest } from '#generated/webhooks/operations/sendWebhookTest.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { addEndpoint, deliverDue, deliveriesOf } from './webhooks.ts'

const PAGE = 'src/portal/content/pages/docs/webhooks.mdx'

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  await new Promise(done => server.close(done))
  if (typeof address !== 'object' || !address) throw new Error('a server that listens has a port')
  return address.port
}

test(
  'the receiver of the docs verifies a test event, and rejects what is not signed',
  async () => {
    const [, code = ''] = /^```js receiver\.mjs\n([\s\S]*?)^```$/m.exec(readFileSync(PAGE, 'utf8')) ?? []
    const backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
    const folder = await mkdtemp(join(tmpdir(), 'gatepost-docs-'))
    const port = await freePort()
    const url = `http://127.0.0.1:${port}/hooks`
    const caller = await backend.person()
    const { endpoint_id: id, secret } = await addEndpoint(backend, caller, url)
    await writeFile(join(folder, 'receiver.mjs'), code)
    await symlink(resolve('node_modules'), join(folder, 'node_modules'))
    const receiver = spawn(process.execPath, ['receiver.mjs'], {
      cwd: folder,
      env: { ...process.env, GATEPOST_WEBHOOK_SECRET: secret, PORT: String(port) },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let output = ''
    receiver.stdout.on('data', chunk => {
      output += chunk
    })
    try {
      const isUp = () =>
        fetch(url, { method: 'POST', body: '{}' }).then(
          ({ status }) => status,
          () => 0,
        )
      await expect.poll(isUp, { timeout: scaledTimeout(10_000) }).toBe(400)
      await send(backend, sendWebhookTest, { caller, params: { id } })
      await deliverDue(backend)
      expect((await deliveriesOf(backend, caller, id))[0]).toMatchObject({ state: 'succeeded', status: 204 })
      await expect.poll(() => output).toBe('webhook.test {"message":"This is a test event."}\n')
    } finally {
      receiver.kill()
      await backend.close()
      await rm(folder, { recursive: true, force: true })
    }
  },
  scaledTimeout(60_000),
)
