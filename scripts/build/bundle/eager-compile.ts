import type { Plugin } from 'vite'
import { PAGE, reach } from './chunks.ts'

/**
 * V8 then compiles every function of a file next to the main thread while the file loads, instead of each
 * function at its first call. Other engines ignore it.
 */
export const EAGER = '//# allFunctionsCalledOnLoad\n'

interface Chunk {
  fileName: string
  isEntry: boolean
  moduleIds: readonly string[]
  /** The files that it imports statically. */
  imports: readonly string[]
}

/**
 * The files that a browser runs before it has drawn a page: the entry, the code of each page, and what they
 * import. Dialogs and what else loads later stay lazy, because most of their functions are not called.
 */
export function filesOfFirstDraw(chunks: readonly Chunk[]): Set<string> {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]))
  const roots = chunks
    .filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some(id => PAGE.test(id)))
    .map(({ fileName }) => fileName)
  return reach(roots, file => importsOf.get(file) ?? [])
}

/** Marks the files of a page's first draw. */
export function compileEagerly(): Plugin {
  return {
    name: 'compile-eagerly',
    applyToEnvironment: environment => environment.name === 'client',
    generateBundle: {
      // Behind the list of preloads that Vite puts at the start of a file.
      order: 'post',
      handler(_, bundle) {
        const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
        const first = filesOfFirstDraw(chunks)
        for (const chunk of chunks) if (first.has(chunk.fileName)) chunk.code = EAGER + chunk.code
      },
    },
  }
}
