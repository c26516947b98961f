import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packMcp } from '../../../scripts/clients/mcp.ts'

/** Installs the packed MCP server in an empty project, and returns its folder and its program. */
export async function startMcpProject(): Promise<{ folder: string; program: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-mcp-'))
  const { name, tarball } = await packMcp(join(folder, 'tarballs'))
  const dependencies = { [name]: `file:${tarball}` }
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies }))
  const options = ['--offline', '--no-package-lock', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'pipe' })
  return {
    folder,
    program: join(folder, 'node_modules/.bin/gatepost-mcp'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
