import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { startBackend } from '../../support/backend.ts'
import { makeKey, PLANS } from '../../support/gateway.ts'
import { fileOf, work } from './list.ts'

/** The commands of the docs page, in their order. */
function commandsOf(page: string, origin: string): string {
  const text = readFileSync(page, 'utf8').replaceAll('{origin}', origin)
  return [...text.matchAll(/^```sh Terminal\n([\s\S]*?)^```$/gm)].map(([, block]) => block).join('\n')
}

test('the curl session of the docs uploads a list of several parts, starts it, and downloads the result', async () => {
  const backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  const folder = await mkdtemp(join(tmpdir(), 'gatepost-docs-'))
  const working = setInterval(() => void work(backend), 200)
  try {
    await backend.app.listen({ host: '127.0.0.1', port: 0 })
    const { port } = backend.app.server.address() as AddressInfo
    const origin = `http://127.0.0.1:${port}`
    const key = await makeKey(backend, { plans: [PLANS.usCore], remaining: 10_000 })
    // Long names, so that a few hundred addresses need two parts.
    const file = fileOf(300).replaceAll('Customer', 'C'.repeat(2_000))
    await writeFile(join(folder, 'customers.csv'), file)
    const script = commandsOf('src/portal/content/pages/docs/lists.mdx', origin)
    // Links lead to the public address, which is another one here.
    // The link leads to the public address, which is another one here.
    const here = script.replace('"$URL"', `"${origin}/api/lists/results/$(basename "$URL")"`)
    await promisify(execFile)('bash', ['-euo', 'pipefail', '-c', here], {
      cwd: folder,
      env: { ...process.env, GATEPOST_KEY_ID: key.keyId, GATEPOST_TOKEN: key.token },
    })
    const lines = (await readFile(join(folder, 'verified.csv'), 'utf8')).trim().split('\n')
    expect(lines).toHaveLength(301)
    expect(lines[0]).toMatch(/^name,street,city,state,zip,verified,/)
  } finally {
    clearInterval(working)
    await backend.close()
    await rm(folder, { recursive: true, force: true })
  }
})
