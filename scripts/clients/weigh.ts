import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build } from 'vite'

/** In bytes. */
export interface Weight {
  minified: number
  /** Of the minified script. */
  gzip: number
}

/** What a page may load to call one operation, in bytes of gzip: the client, openapi-fetch, and a handle. */
export const ONE_OPERATION = 6_000

/** What a page loads that calls only one operation of an unpacked package. */
export async function weighOneOperation(folder: string, operation: string): Promise<Weight> {
  const from = (module: string) => JSON.stringify(resolve(folder, 'dist', module))
  const script = await bundleProgram(
    dirname(folder),
    `import { createClient } from ${from('index.js')}
import { ${operation} } from ${from('operations.js')}
createClient({ baseUrl: location.origin }).call(${operation}).then(console.log)
`,
  )
  return { minified: Buffer.byteLength(script), gzip: gzipSync(script, { level: 9 }).length }
}

/** A program as one minified script for a page. Its imports are found from `folder`. */
export async function bundleProgram(folder: string, program: string): Promise<string> {
  const workspace = resolve(mkdtempSync(join(folder, 'program-')))
  const entry = join(workspace, 'main.js')
  writeFileSync(entry, program)
  try {
    const built = await build({
      configFile: false,
      root: workspace,
      logLevel: 'silent',
      build: {
        write: false,
        minify: true,
        lib: { entry, formats: ['iife'], name: 'program' },
        rolldownOptions: { checks: { pluginTimings: false } },
      },
    })
    const [first] = Array.isArray(built) ? built : [built]
    const chunk = first && 'output' in first ? first.output[0] : undefined
    if (!chunk) throw new Error(`nothing was built of ${program}`)
    return chunk.code
  } finally {
    rmSync(workspace, { recursive: true, force: true })
  }
}
