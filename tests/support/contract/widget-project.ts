import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packWidget } from '../../../scripts/clients/widget.ts'

export const WIDGET = '@gatepost/address-autocomplete'
/** What the project has by itself. */
const LINKED = ['react', 'react-dom', '@types/react']

/** Installs the packed widget in an empty project with React, and returns its folder, which has an empty `src`. */
export async function startWidgetProject(): Promise<{ folder: string; remove(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'gatepost-widget-'))
  const { tarball } = await packWidget(join(folder, 'tarballs'))
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: { [WIDGET]: `file:${tarball}` } }),
  )
  const options = ['--offline', '--no-package-lock', '--legacy-peer-deps', '--loglevel=error']
  execFileSync('npm', ['install', ...options], { cwd: folder, stdio: 'pipe' })
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true })
  for (const name of LINKED) symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name))
  mkdirSync(join(folder, 'src'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
