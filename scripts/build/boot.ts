import { resolve } from 'node:path'
import { build, type Rolldown } from 'vite'
import type { EarlyCalls } from '../../src/portal/api/session/early-calls.ts'
import type { PageKind } from '../../src/portal/boot.ts'

const ENTRY = resolve('src/portal/boot.ts')

/** The script of the head for each kind of page that is rendered. `watch` gets the files that they are made of. */
export async function bootScripts(watch: (file: string) => void) {
  const bundle = async (kind: PageKind) => {
    const { code, moduleIds } = await bundleBoot(kind)
    moduleIds.forEach(watch)
    return code
  }
  return {
    static: await bundle('static'),
    deferred: await bundle('deferred'),
    prompt: await bundle('prompt'),
  }
}

/** The script of the shell, which makes the calls of each page. */
export async function shellBootScript(calls: EarlyCalls): Promise<string> {
  return (await bundleBoot('shell', calls)).code
}

async function bundleBoot(kind: PageKind, calls?: EarlyCalls) {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { PAGE_KIND: JSON.stringify(kind), EARLY_CALLS: JSON.stringify(calls ?? null) },
    build: {
      write: false,
      modulePreload: false,
      // No module has an effect by itself, so those of the other kinds' parts go as well.
      rolldownOptions: { input: ENTRY, treeshake: { moduleSideEffects: false }, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [{ code, moduleIds }] = output
  return { code: code.trim(), moduleIds }
}
