import { createHash } from 'node:crypto'
import { resolve } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'

const ENTRY = resolve('src/widget/element.ts')

/** The script with which any page completes addresses. */
export interface BuiltWidget {
  code: string
  /** Paths of the files that it is made of. */
  moduleIds: readonly string[]
  /** Path of the newest version, for pages that get each fix. */
  path: string
  /** Path of this very script, which never changes, for pages that check its integrity. */
  fixedPath: string
  /** For the attribute of the same name. */
  integrity: string
}

let built: Promise<BuiltWidget> | undefined

/** The same for all that need it in one build. */
export function builtWidget(): Promise<BuiltWidget> {
  built ??= buildWidget()
  return built
}

async function buildWidget(): Promise<BuiltWidget> {
  const { output } = (await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      modulePreload: false,
      target: 'es2022',
      rolldownOptions: { input: ENTRY, output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  const [{ code, moduleIds }] = output
  const text = code.trim()
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return {
    code: text,
    moduleIds,
    path: '/widget/v1.js',
    fixedPath: `/widget/v1-${hash}.js`,
    integrity: `sha384-${createHash('sha384').update(text).digest('base64')}`,
  }
}

/** Adds the script to the files of the portal, under both of its paths. */
export function provideWidget(): Plugin {
  return {
    name: 'widget',
    async generateBundle() {
      if (this.environment.name !== 'client') return
      const { code, path, fixedPath } = await builtWidget()
      for (const file of [path, fixedPath])
        this.emitFile({ type: 'asset', fileName: file.slice(1), source: code })
    },
    configureServer({ middlewares }) {
      middlewares.use('/widget/', async (_request, response) => {
        // In development, the script follows its sources.
        const { code } = await buildWidget()
        response.setHeader('content-type', 'text/javascript')
        response.end(code)
      })
    },
  }
}
