import type { Plugin } from 'vite'
import { INDEX_ADDRESS } from '../../src/portal/site/search/index-shape.ts'
import { searchDocuments } from '../lib/search-documents.ts'
import { PUBLIC_CONTRACT, publicContract } from './public-contract.ts'
import { searchIndex } from './search-index.ts'

/**
 * Serves, while there is no build, the files that the end of one writes: the contract of the gateway, and a smaller
 * index of the search, with menus, errors and the pages behind the login.
 */
export function serveBuiltFiles(): Plugin {
  const files = {
    [`/${PUBLIC_CONTRACT}`]: async () => publicContract(),
    [INDEX_ADDRESS]: async () => searchIndex(await searchDocuments()),
  }
  return {
    name: 'serve-built-files',
    configureServer({ middlewares }) {
      for (const [address, write] of Object.entries(files))
        middlewares.use(address, (_request, response, next) => {
          write().then(text => {
            response.setHeader('content-type', 'application/json').end(text)
          }, next)
        })
    },
  }
}
