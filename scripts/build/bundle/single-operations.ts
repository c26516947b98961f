import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const IMPORT = /import \{([^}]*)\} from '#generated\/([\w-]+)\/operations\.ts'/g
/** One operation of a service, under the address that `withSingleOperations` gives it. */
const ONE = /\/generated\/[\w-]+\/operations\.ts\?only=(\w+)$/

/** The same code with one import for each operation. It has as many lines as before, for the source map. */
export function withSingleOperations(code: string, folder = resolve('generated')): string {
  return code.replace(IMPORT, (whole, names: string, service: string) => {
    const file = `${folder}/${service}/operations.ts`
    const imports = names
      .split(',')
      .map(name => name.trim())
      .filter(Boolean)
      .map(name => {
        if (name.startsWith('type ')) return `import { ${name} } from '${file}'`
        return `import { ${name} } from '${file}?only=${name.split(' as ')[0]}'`
      })
    return imports.join('; ') + '\n'.repeat(whole.split('\n').length - 1)
  })
}

/** A module with one operation of a generated file. */
export function operationModule(source: string, name: string): string {
  const [, value] =
    new RegExp(`^export const ${name}: Operation<.*> = (\\{[^]*?^\\})`, 'm').exec(source) ?? []
  if (!value) throw new Error(`no operation ${name}`)
  return `export const ${name} = ${value}\n`
}

/**
 * Imports each operation by itself. A service's operations are one module, which goes to one file with all of them that
 * any page calls: the frame of the portal, which calls six, had those of every page behind the login.
 */
export function singleOperations(): Plugin {
  return {
    name: 'single-operations',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/(portal|domain)\/.*\.tsx?(\?|$)/, code: '/operations.ts' },
      handler: code => ({ code: withSingleOperations(code), map: null }),
    },
    load: {
      filter: { id: ONE },
      handler(id) {
        const [file = ''] = id.split('?')
        const name = ONE.exec(id)?.[1] ?? ''
        return {
          code: operationModule(readFileSync(file, 'utf8'), name),
          map: null,
          moduleSideEffects: false,
        }
      },
    },
  }
}
